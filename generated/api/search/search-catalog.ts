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
  SearchResult
} from '../model';

const schemas = () => import('./search.schemas.ts');
import type {
  ErrorPayload,
  SearchCatalogParams
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getSearchCatalogUrl = (params: SearchCatalogParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/search?${stringifiedParams}` : `/api/v1/search`
}

/**
 * Поиск по мере набора: товары, категории и бренды. Ищет по названию, артикулу, бренду и коду производителя; прощает опечатки, ё и е, чужую раскладку и транслитерацию. Если показаны результаты исправленного запроса, он назван в `correctedQuery`; `literalQuery` выключает исправление. Для известного названия, которого в каталоге нет, показаны аналоги, а само оно названо в `replacedName`.
 * @summary Подсказки поиска
 */
export const searchCatalog = async (params: SearchCatalogParams, options?: Parameters<typeof http>[1]): Promise<SearchResult> => {

  return http<SearchResult>(getSearchCatalogUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).SearchResult
  }
);}





export const getSearchCatalogQueryKey = (params?: SearchCatalogParams,) => {
    return [
    'api','v1','search', ...(params ? [params] : [])
    ] as const;
    }


export const getSearchCatalogQueryOptions = <TData = Awaited<ReturnType<typeof searchCatalog>>, TError = ErrorType<ErrorPayload>>(params: SearchCatalogParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCatalog>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchCatalogQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchCatalog>>> = ({ signal }) => searchCatalog(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchCatalog>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchCatalogQueryResult = NonNullable<Awaited<ReturnType<typeof searchCatalog>>>
export type SearchCatalogQueryError = ErrorType<ErrorPayload>


export function useSearchCatalog<TData = Awaited<ReturnType<typeof searchCatalog>>, TError = ErrorType<ErrorPayload>>(
 params: SearchCatalogParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCatalog>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchCatalog>>,
          TError,
          Awaited<ReturnType<typeof searchCatalog>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchCatalog<TData = Awaited<ReturnType<typeof searchCatalog>>, TError = ErrorType<ErrorPayload>>(
 params: SearchCatalogParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCatalog>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchCatalog>>,
          TError,
          Awaited<ReturnType<typeof searchCatalog>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchCatalog<TData = Awaited<ReturnType<typeof searchCatalog>>, TError = ErrorType<ErrorPayload>>(
 params: SearchCatalogParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCatalog>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Подсказки поиска
 */

export function useSearchCatalog<TData = Awaited<ReturnType<typeof searchCatalog>>, TError = ErrorType<ErrorPayload>>(
 params: SearchCatalogParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCatalog>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchCatalogQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Подсказки поиска
 */
export const prefetchSearchCatalogQuery = async <TData = Awaited<ReturnType<typeof searchCatalog>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, params: SearchCatalogParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCatalog>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getSearchCatalogQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useSearchCatalog} query
 */
export const invalidateSearchCatalog = async (
 queryClient: QueryClient, params: SearchCatalogParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSearchCatalogQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Подсказки поиска
 */
export const useSetSearchCatalogQueryData = () => {
  const queryClient = useQueryClient();
  return (params: SearchCatalogParams | undefined,updater: Awaited<ReturnType<typeof searchCatalog>> | undefined | ((old: Awaited<ReturnType<typeof searchCatalog>> | undefined) => Awaited<ReturnType<typeof searchCatalog>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof searchCatalog>>>({ exact: $exactMatch, queryKey: getSearchCatalogQueryKey(params) }, updater);
  };
}

/**
 * @summary Подсказки поиска
 */
export const useGetSearchCatalogQueryData = () => {
  const queryClient = useQueryClient();
  return (params: SearchCatalogParams,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof searchCatalog>>>(getSearchCatalogQueryKey(params));
}


export const getSearchCatalogSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof searchCatalog>>, TError = ErrorType<ErrorPayload>>(params: SearchCatalogParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchCatalog>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchCatalogQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchCatalog>>> = ({ signal }) => searchCatalog(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchCatalog>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type SearchCatalogSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchCatalog>>>
export type SearchCatalogSuspenseQueryError = ErrorType<ErrorPayload>


export function useSearchCatalogSuspense<TData = Awaited<ReturnType<typeof searchCatalog>>, TError = ErrorType<ErrorPayload>>(
 params: SearchCatalogParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchCatalog>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchCatalogSuspense<TData = Awaited<ReturnType<typeof searchCatalog>>, TError = ErrorType<ErrorPayload>>(
 params: SearchCatalogParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchCatalog>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchCatalogSuspense<TData = Awaited<ReturnType<typeof searchCatalog>>, TError = ErrorType<ErrorPayload>>(
 params: SearchCatalogParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchCatalog>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Подсказки поиска
 */

export function useSearchCatalogSuspense<TData = Awaited<ReturnType<typeof searchCatalog>>, TError = ErrorType<ErrorPayload>>(
 params: SearchCatalogParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchCatalog>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchCatalogSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






