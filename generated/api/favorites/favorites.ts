import {
  queryOptions as queryOptionsBuilder,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  FavoriteList,
  FavoritePreview
} from '../model';

const schemas = () => import('./favorites.schemas.ts');
import type {
  ErrorPayload,
  FavoriteChange,
  GetFavoritePreviewParams,
  ListFavoritesParams
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

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






export const getChangeFavoriteUrl = () => {




  return `/api/v1/favorites/change`
}

/**
 * Ставит названное состояние; повтор ничего не меняет. Возвращает всё избранное. Больше 1000 товаров — 422 с reason LimitReached.
 * @summary Добавить в избранное или убрать
 */
export const changeFavorite = async (favoriteChange: FavoriteChange, options?: Parameters<typeof http>[1]): Promise<FavoritePreview> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<FavoritePreview>(getChangeFavoriteUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(favoriteChange),
    schema: async () => (await schemas()).FavoritePreview
  }
);}





export const getChangeFavoriteMutationKey = () => ['changeFavorite'] as const;

export const getChangeFavoriteMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeFavorite>>, TError,ChangeFavoriteMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeFavorite>>, TError,ChangeFavoriteMutationVariables, TContext> => {

const mutationKey = getChangeFavoriteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeFavorite>>, ChangeFavoriteMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeFavorite(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeFavoriteMutationResult = NonNullable<Awaited<ReturnType<typeof changeFavorite>>>
    export type ChangeFavoriteMutationBody = FavoriteChange
    export type ChangeFavoriteMutationError = ErrorType<ErrorPayload>
    export type ChangeFavoriteMutationVariables = {data: FavoriteChange}

    /**
 * @summary Добавить в избранное или убрать
 */
export const useChangeFavorite = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeFavorite>>, TError,ChangeFavoriteMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeFavorite>>,
        TError,
        ChangeFavoriteMutationVariables,
        TContext
      > => {
      return useMutation(getChangeFavoriteMutationOptions(options), queryClient);
    }
