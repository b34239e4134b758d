import type { SecondParameter } from '../helpers.ts';
import { withQueryKey } from '../helpers.ts';
import {
  queryOptions as queryOptionsBuilder,
  useQuery,
  useQueryClient,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  StaffReviews
} from '../model';

const schemas = () => import('./backoffice.schemas.ts');
import type {
  ErrorPayload,
  ListModerationParams
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getListModerationUrl = (params?: ListModerationParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/backoffice/reviews?${stringifiedParams}` : `/api/v1/backoffice/reviews`
}

/**
 * Отзывы, которые ждут решения, самые давние первыми; с `status` — решённые, новые первыми. Ссылки на фото действуют 10 минут.
 * @summary Отзывы для проверки
 */
export const listModeration = async (params?: ListModerationParams, options?: Parameters<typeof http>[1]): Promise<StaffReviews> => {

  return http<StaffReviews>(getListModerationUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).StaffReviews
  }
);}





export const getListModerationQueryKey = (params?: ListModerationParams,) => {
    return [
    'api','v1','backoffice','reviews', ...(params ? [params] : [])
    ] as const;
    }


export const getListModerationQueryOptions = <TData = Awaited<ReturnType<typeof listModeration>>, TError = ErrorType<ErrorPayload>>(params?: ListModerationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModeration>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListModerationQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listModeration>>> = ({ signal }) => listModeration(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listModeration>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListModerationQueryResult = NonNullable<Awaited<ReturnType<typeof listModeration>>>
export type ListModerationQueryError = ErrorType<ErrorPayload>


export function useListModeration<TData = Awaited<ReturnType<typeof listModeration>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  ListModerationParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModeration>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listModeration>>,
          TError,
          Awaited<ReturnType<typeof listModeration>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListModeration<TData = Awaited<ReturnType<typeof listModeration>>, TError = ErrorType<ErrorPayload>>(
 params?: ListModerationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModeration>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listModeration>>,
          TError,
          Awaited<ReturnType<typeof listModeration>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListModeration<TData = Awaited<ReturnType<typeof listModeration>>, TError = ErrorType<ErrorPayload>>(
 params?: ListModerationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModeration>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Отзывы для проверки
 */

export function useListModeration<TData = Awaited<ReturnType<typeof listModeration>>, TError = ErrorType<ErrorPayload>>(
 params?: ListModerationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModeration>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListModerationQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Отзывы для проверки
 */
export const prefetchListModerationQuery = async <TData = Awaited<ReturnType<typeof listModeration>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, params?: ListModerationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModeration>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListModerationQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListModeration} query
 */
export const invalidateListModeration = async (
 queryClient: QueryClient, params?: ListModerationParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListModerationQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Отзывы для проверки
 */
export const useSetListModerationQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListModerationParams | undefined,updater: Awaited<ReturnType<typeof listModeration>> | undefined | ((old: Awaited<ReturnType<typeof listModeration>> | undefined) => Awaited<ReturnType<typeof listModeration>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listModeration>>>({ exact: $exactMatch, queryKey: getListModerationQueryKey(params) }, updater);
  };
}

/**
 * @summary Отзывы для проверки
 */
export const useGetListModerationQueryData = () => {
  const queryClient = useQueryClient();
  return (params?: ListModerationParams,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listModeration>>>(getListModerationQueryKey(params));
}


export const getListModerationSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listModeration>>, TError = ErrorType<ErrorPayload>>(params?: ListModerationParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listModeration>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListModerationQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listModeration>>> = ({ signal }) => listModeration(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listModeration>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListModerationSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listModeration>>>
export type ListModerationSuspenseQueryError = ErrorType<ErrorPayload>


export function useListModerationSuspense<TData = Awaited<ReturnType<typeof listModeration>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  ListModerationParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listModeration>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListModerationSuspense<TData = Awaited<ReturnType<typeof listModeration>>, TError = ErrorType<ErrorPayload>>(
 params?: ListModerationParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listModeration>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListModerationSuspense<TData = Awaited<ReturnType<typeof listModeration>>, TError = ErrorType<ErrorPayload>>(
 params?: ListModerationParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listModeration>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Отзывы для проверки
 */

export function useListModerationSuspense<TData = Awaited<ReturnType<typeof listModeration>>, TError = ErrorType<ErrorPayload>>(
 params?: ListModerationParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listModeration>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListModerationSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






