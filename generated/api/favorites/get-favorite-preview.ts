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
  FavoritePreview
} from '../model';

const schemas = () => import('./favorites.schemas.ts');
import type {
  ErrorPayload,
  GetFavoritePreviewParams
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getGetFavoritePreviewUrl = (params?: GetFavoritePreviewParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/favorites/preview?${stringifiedParams}` : `/api/v1/favorites/preview`
}

/**
 * Для счётчика в шапке и сердечек на карточках. `limit` оставляет столько недавних.
 * @summary Избранное одними идентификаторами
 */
export const getFavoritePreview = async (params?: GetFavoritePreviewParams, options?: Parameters<typeof http>[1]): Promise<FavoritePreview> => {

  return http<FavoritePreview>(getGetFavoritePreviewUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).FavoritePreview
  }
);}





export const getGetFavoritePreviewQueryKey = (params?: GetFavoritePreviewParams,) => {
    return [
    'api','v1','favorites','preview', ...(params ? [params] : [])
    ] as const;
    }


export const getGetFavoritePreviewQueryOptions = <TData = Awaited<ReturnType<typeof getFavoritePreview>>, TError = ErrorType<ErrorPayload>>(params?: GetFavoritePreviewParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFavoritePreview>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFavoritePreviewQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFavoritePreview>>> = ({ signal }) => getFavoritePreview(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFavoritePreview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFavoritePreviewQueryResult = NonNullable<Awaited<ReturnType<typeof getFavoritePreview>>>
export type GetFavoritePreviewQueryError = ErrorType<ErrorPayload>


export function useGetFavoritePreview<TData = Awaited<ReturnType<typeof getFavoritePreview>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  GetFavoritePreviewParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFavoritePreview>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFavoritePreview>>,
          TError,
          Awaited<ReturnType<typeof getFavoritePreview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFavoritePreview<TData = Awaited<ReturnType<typeof getFavoritePreview>>, TError = ErrorType<ErrorPayload>>(
 params?: GetFavoritePreviewParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFavoritePreview>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFavoritePreview>>,
          TError,
          Awaited<ReturnType<typeof getFavoritePreview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFavoritePreview<TData = Awaited<ReturnType<typeof getFavoritePreview>>, TError = ErrorType<ErrorPayload>>(
 params?: GetFavoritePreviewParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFavoritePreview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Избранное одними идентификаторами
 */

export function useGetFavoritePreview<TData = Awaited<ReturnType<typeof getFavoritePreview>>, TError = ErrorType<ErrorPayload>>(
 params?: GetFavoritePreviewParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFavoritePreview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFavoritePreviewQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Избранное одними идентификаторами
 */
export const prefetchGetFavoritePreviewQuery = async <TData = Awaited<ReturnType<typeof getFavoritePreview>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, params?: GetFavoritePreviewParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFavoritePreview>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetFavoritePreviewQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetFavoritePreview} query
 */
export const invalidateGetFavoritePreview = async (
 queryClient: QueryClient, params?: GetFavoritePreviewParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetFavoritePreviewQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Избранное одними идентификаторами
 */
export const useSetGetFavoritePreviewQueryData = () => {
  const queryClient = useQueryClient();
  return (params: GetFavoritePreviewParams | undefined,updater: Awaited<ReturnType<typeof getFavoritePreview>> | undefined | ((old: Awaited<ReturnType<typeof getFavoritePreview>> | undefined) => Awaited<ReturnType<typeof getFavoritePreview>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getFavoritePreview>>>({ exact: $exactMatch, queryKey: getGetFavoritePreviewQueryKey(params) }, updater);
  };
}

/**
 * @summary Избранное одними идентификаторами
 */
export const useGetGetFavoritePreviewQueryData = () => {
  const queryClient = useQueryClient();
  return (params?: GetFavoritePreviewParams,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getFavoritePreview>>>(getGetFavoritePreviewQueryKey(params));
}


export const getGetFavoritePreviewSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getFavoritePreview>>, TError = ErrorType<ErrorPayload>>(params?: GetFavoritePreviewParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFavoritePreview>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFavoritePreviewQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFavoritePreview>>> = ({ signal }) => getFavoritePreview(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFavoritePreview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetFavoritePreviewSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getFavoritePreview>>>
export type GetFavoritePreviewSuspenseQueryError = ErrorType<ErrorPayload>


export function useGetFavoritePreviewSuspense<TData = Awaited<ReturnType<typeof getFavoritePreview>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  GetFavoritePreviewParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFavoritePreview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFavoritePreviewSuspense<TData = Awaited<ReturnType<typeof getFavoritePreview>>, TError = ErrorType<ErrorPayload>>(
 params?: GetFavoritePreviewParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFavoritePreview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFavoritePreviewSuspense<TData = Awaited<ReturnType<typeof getFavoritePreview>>, TError = ErrorType<ErrorPayload>>(
 params?: GetFavoritePreviewParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFavoritePreview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Избранное одними идентификаторами
 */

export function useGetFavoritePreviewSuspense<TData = Awaited<ReturnType<typeof getFavoritePreview>>, TError = ErrorType<ErrorPayload>>(
 params?: GetFavoritePreviewParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFavoritePreview>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFavoritePreviewSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






