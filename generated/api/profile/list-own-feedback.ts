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
  OwnFeedbackList
} from '../model';

const schemas = () => import('./profile.schemas.ts');
import type {
  ErrorPayload,
  ListOwnFeedbackParams
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getListOwnFeedbackUrl = (params?: ListOwnFeedbackParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/profile/feedback?${stringifiedParams}` : `/api/v1/profile/feedback`
}

/**
 * Отзывы читателя с товарами, новые первыми, в любом состоянии.
 * @summary Мои отзывы
 */
export const listOwnFeedback = async (params?: ListOwnFeedbackParams, options?: Parameters<typeof http>[1]): Promise<OwnFeedbackList> => {

  return http<OwnFeedbackList>(getListOwnFeedbackUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).OwnFeedbackList
  }
);}





export const getListOwnFeedbackQueryKey = (params?: ListOwnFeedbackParams,) => {
    return [
    'api','v1','profile','feedback', ...(params ? [params] : [])
    ] as const;
    }


export const getListOwnFeedbackQueryOptions = <TData = Awaited<ReturnType<typeof listOwnFeedback>>, TError = ErrorType<ErrorPayload>>(params?: ListOwnFeedbackParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnFeedback>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOwnFeedbackQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOwnFeedback>>> = ({ signal }) => listOwnFeedback(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOwnFeedback>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOwnFeedbackQueryResult = NonNullable<Awaited<ReturnType<typeof listOwnFeedback>>>
export type ListOwnFeedbackQueryError = ErrorType<ErrorPayload>


export function useListOwnFeedback<TData = Awaited<ReturnType<typeof listOwnFeedback>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  ListOwnFeedbackParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnFeedback>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOwnFeedback>>,
          TError,
          Awaited<ReturnType<typeof listOwnFeedback>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOwnFeedback<TData = Awaited<ReturnType<typeof listOwnFeedback>>, TError = ErrorType<ErrorPayload>>(
 params?: ListOwnFeedbackParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnFeedback>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOwnFeedback>>,
          TError,
          Awaited<ReturnType<typeof listOwnFeedback>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOwnFeedback<TData = Awaited<ReturnType<typeof listOwnFeedback>>, TError = ErrorType<ErrorPayload>>(
 params?: ListOwnFeedbackParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnFeedback>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Мои отзывы
 */

export function useListOwnFeedback<TData = Awaited<ReturnType<typeof listOwnFeedback>>, TError = ErrorType<ErrorPayload>>(
 params?: ListOwnFeedbackParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnFeedback>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOwnFeedbackQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Мои отзывы
 */
export const prefetchListOwnFeedbackQuery = async <TData = Awaited<ReturnType<typeof listOwnFeedback>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, params?: ListOwnFeedbackParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnFeedback>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListOwnFeedbackQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListOwnFeedback} query
 */
export const invalidateListOwnFeedback = async (
 queryClient: QueryClient, params?: ListOwnFeedbackParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListOwnFeedbackQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Мои отзывы
 */
export const useSetListOwnFeedbackQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListOwnFeedbackParams | undefined,updater: Awaited<ReturnType<typeof listOwnFeedback>> | undefined | ((old: Awaited<ReturnType<typeof listOwnFeedback>> | undefined) => Awaited<ReturnType<typeof listOwnFeedback>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listOwnFeedback>>>({ exact: $exactMatch, queryKey: getListOwnFeedbackQueryKey(params) }, updater);
  };
}

/**
 * @summary Мои отзывы
 */
export const useGetListOwnFeedbackQueryData = () => {
  const queryClient = useQueryClient();
  return (params?: ListOwnFeedbackParams,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listOwnFeedback>>>(getListOwnFeedbackQueryKey(params));
}


export const getListOwnFeedbackSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listOwnFeedback>>, TError = ErrorType<ErrorPayload>>(params?: ListOwnFeedbackParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOwnFeedback>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOwnFeedbackQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOwnFeedback>>> = ({ signal }) => listOwnFeedback(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOwnFeedback>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListOwnFeedbackSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listOwnFeedback>>>
export type ListOwnFeedbackSuspenseQueryError = ErrorType<ErrorPayload>


export function useListOwnFeedbackSuspense<TData = Awaited<ReturnType<typeof listOwnFeedback>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  ListOwnFeedbackParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOwnFeedback>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOwnFeedbackSuspense<TData = Awaited<ReturnType<typeof listOwnFeedback>>, TError = ErrorType<ErrorPayload>>(
 params?: ListOwnFeedbackParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOwnFeedback>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOwnFeedbackSuspense<TData = Awaited<ReturnType<typeof listOwnFeedback>>, TError = ErrorType<ErrorPayload>>(
 params?: ListOwnFeedbackParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOwnFeedback>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Мои отзывы
 */

export function useListOwnFeedbackSuspense<TData = Awaited<ReturnType<typeof listOwnFeedback>>, TError = ErrorType<ErrorPayload>>(
 params?: ListOwnFeedbackParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOwnFeedback>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOwnFeedbackSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






