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
  ComparePreview
} from '../model';

const schemas = () => import('./compare.schemas.ts');
import type {
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getGetComparePreviewUrl = () => {




  return `/api/v1/profile/compare/preview`
}

/**
 * Для счётчика в шапке и отметок на карточках.
 * @summary Сравнение одними идентификаторами
 */
export const getComparePreview = async ( options?: Parameters<typeof http>[1]): Promise<ComparePreview> => {

  return http<ComparePreview>(getGetComparePreviewUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).ComparePreview
  }
);}





export const getGetComparePreviewQueryKey = () => {
    return [
    'api','v1','profile','compare','preview'
    ] as const;
    }


export const getGetComparePreviewQueryOptions = <TData = Awaited<ReturnType<typeof getComparePreview>>, TError = ErrorType<ErrorPayload>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getComparePreview>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetComparePreviewQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getComparePreview>>> = ({ signal }) => getComparePreview({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getComparePreview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetComparePreviewQueryResult = NonNullable<Awaited<ReturnType<typeof getComparePreview>>>
export type GetComparePreviewQueryError = ErrorType<ErrorPayload>


export function useGetComparePreview<TData = Awaited<ReturnType<typeof getComparePreview>>, TError = ErrorType<ErrorPayload>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getComparePreview>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getComparePreview>>,
          TError,
          Awaited<ReturnType<typeof getComparePreview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetComparePreview<TData = Awaited<ReturnType<typeof getComparePreview>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getComparePreview>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getComparePreview>>,
          TError,
          Awaited<ReturnType<typeof getComparePreview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetComparePreview<TData = Awaited<ReturnType<typeof getComparePreview>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getComparePreview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Сравнение одними идентификаторами
 */

export function useGetComparePreview<TData = Awaited<ReturnType<typeof getComparePreview>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getComparePreview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetComparePreviewQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Сравнение одними идентификаторами
 */
export const prefetchGetComparePreviewQuery = async <TData = Awaited<ReturnType<typeof getComparePreview>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getComparePreview>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetComparePreviewQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetComparePreview} query
 */
export const invalidateGetComparePreview = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetComparePreviewQueryKey() }, options);

  return queryClient;
}

/**
 * @summary Сравнение одними идентификаторами
 */
export const useSetGetComparePreviewQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof getComparePreview>> | undefined | ((old: Awaited<ReturnType<typeof getComparePreview>> | undefined) => Awaited<ReturnType<typeof getComparePreview>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getComparePreview>>>({ exact: $exactMatch, queryKey: getGetComparePreviewQueryKey() }, updater);
  };
}

/**
 * @summary Сравнение одними идентификаторами
 */
export const useGetGetComparePreviewQueryData = () => {
  const queryClient = useQueryClient();
  return () =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getComparePreview>>>(getGetComparePreviewQueryKey());
}


export const getGetComparePreviewSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getComparePreview>>, TError = ErrorType<ErrorPayload>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getComparePreview>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetComparePreviewQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getComparePreview>>> = ({ signal }) => getComparePreview({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getComparePreview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetComparePreviewSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getComparePreview>>>
export type GetComparePreviewSuspenseQueryError = ErrorType<ErrorPayload>


export function useGetComparePreviewSuspense<TData = Awaited<ReturnType<typeof getComparePreview>>, TError = ErrorType<ErrorPayload>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getComparePreview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetComparePreviewSuspense<TData = Awaited<ReturnType<typeof getComparePreview>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getComparePreview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetComparePreviewSuspense<TData = Awaited<ReturnType<typeof getComparePreview>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getComparePreview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Сравнение одними идентификаторами
 */

export function useGetComparePreviewSuspense<TData = Awaited<ReturnType<typeof getComparePreview>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getComparePreview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetComparePreviewSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






