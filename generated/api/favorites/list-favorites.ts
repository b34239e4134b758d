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
  FavoriteList
} from '../model';

const schemas = () => import('./favorites.schemas.ts');
import type {
  ErrorPayload,
  ListFavoritesParams
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getListFavoritesUrl = (params?: ListFavoritesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/favorites?${stringifiedParams}` : `/api/v1/favorites`
}

/**
 * Избранные товары с карточками, недавние первыми. Товары, исчезнувшие из каталога, остаются недоступными.
 * @summary Избранное
 */
export const listFavorites = async (params?: ListFavoritesParams, options?: Parameters<typeof http>[1]): Promise<FavoriteList> => {

  return http<FavoriteList>(getListFavoritesUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).FavoriteList
  }
);}





export const getListFavoritesQueryKey = (params?: ListFavoritesParams,) => {
    return [
    'api','v1','favorites', ...(params ? [params] : [])
    ] as const;
    }


export const getListFavoritesQueryOptions = <TData = Awaited<ReturnType<typeof listFavorites>>, TError = ErrorType<ErrorPayload>>(params?: ListFavoritesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavorites>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFavoritesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFavorites>>> = ({ signal }) => listFavorites(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFavorites>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFavoritesQueryResult = NonNullable<Awaited<ReturnType<typeof listFavorites>>>
export type ListFavoritesQueryError = ErrorType<ErrorPayload>


export function useListFavorites<TData = Awaited<ReturnType<typeof listFavorites>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  ListFavoritesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavorites>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFavorites>>,
          TError,
          Awaited<ReturnType<typeof listFavorites>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFavorites<TData = Awaited<ReturnType<typeof listFavorites>>, TError = ErrorType<ErrorPayload>>(
 params?: ListFavoritesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavorites>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFavorites>>,
          TError,
          Awaited<ReturnType<typeof listFavorites>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFavorites<TData = Awaited<ReturnType<typeof listFavorites>>, TError = ErrorType<ErrorPayload>>(
 params?: ListFavoritesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavorites>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Избранное
 */

export function useListFavorites<TData = Awaited<ReturnType<typeof listFavorites>>, TError = ErrorType<ErrorPayload>>(
 params?: ListFavoritesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavorites>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFavoritesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Избранное
 */
export const prefetchListFavoritesQuery = async <TData = Awaited<ReturnType<typeof listFavorites>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, params?: ListFavoritesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavorites>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListFavoritesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListFavorites} query
 */
export const invalidateListFavorites = async (
 queryClient: QueryClient, params?: ListFavoritesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListFavoritesQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Избранное
 */
export const useSetListFavoritesQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListFavoritesParams | undefined,updater: Awaited<ReturnType<typeof listFavorites>> | undefined | ((old: Awaited<ReturnType<typeof listFavorites>> | undefined) => Awaited<ReturnType<typeof listFavorites>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listFavorites>>>({ exact: $exactMatch, queryKey: getListFavoritesQueryKey(params) }, updater);
  };
}

/**
 * @summary Избранное
 */
export const useGetListFavoritesQueryData = () => {
  const queryClient = useQueryClient();
  return (params?: ListFavoritesParams,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listFavorites>>>(getListFavoritesQueryKey(params));
}


export const getListFavoritesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listFavorites>>, TError = ErrorType<ErrorPayload>>(params?: ListFavoritesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFavorites>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFavoritesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFavorites>>> = ({ signal }) => listFavorites(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFavorites>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListFavoritesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listFavorites>>>
export type ListFavoritesSuspenseQueryError = ErrorType<ErrorPayload>


export function useListFavoritesSuspense<TData = Awaited<ReturnType<typeof listFavorites>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  ListFavoritesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFavorites>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFavoritesSuspense<TData = Awaited<ReturnType<typeof listFavorites>>, TError = ErrorType<ErrorPayload>>(
 params?: ListFavoritesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFavorites>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFavoritesSuspense<TData = Awaited<ReturnType<typeof listFavorites>>, TError = ErrorType<ErrorPayload>>(
 params?: ListFavoritesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFavorites>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Избранное
 */

export function useListFavoritesSuspense<TData = Awaited<ReturnType<typeof listFavorites>>, TError = ErrorType<ErrorPayload>>(
 params?: ListFavoritesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFavorites>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFavoritesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






