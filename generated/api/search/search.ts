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
  AddressSuggestions,
  PartnerSuggestions,
  SearchResult
} from '../model';

const schemas = () => import('./search.schemas.ts');
import type {
  ErrorPayload,
  SearchAddressesParams,
  SearchCatalogParams,
  SearchPartnersParams
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






export const getSearchPartnersUrl = (params: SearchPartnersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/search/partners?${stringifiedParams}` : `/api/v1/search/partners`
}

/**
 * Организации и предприниматели из справочника по ИНН, ОГРН или названию, чтобы добавить свою компанию.
 * @summary Подсказки организаций
 */
export const searchPartners = async (params: SearchPartnersParams, options?: Parameters<typeof http>[1]): Promise<PartnerSuggestions> => {

  return http<PartnerSuggestions>(getSearchPartnersUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).PartnerSuggestions
  }
);}





export const getSearchPartnersQueryKey = (params?: SearchPartnersParams,) => {
    return [
    'api','v1','search','partners', ...(params ? [params] : [])
    ] as const;
    }


export const getSearchPartnersQueryOptions = <TData = Awaited<ReturnType<typeof searchPartners>>, TError = ErrorType<ErrorPayload>>(params: SearchPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchPartnersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchPartners>>> = ({ signal }) => searchPartners(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchPartners>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchPartnersQueryResult = NonNullable<Awaited<ReturnType<typeof searchPartners>>>
export type SearchPartnersQueryError = ErrorType<ErrorPayload>


export function useSearchPartners<TData = Awaited<ReturnType<typeof searchPartners>>, TError = ErrorType<ErrorPayload>>(
 params: SearchPartnersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchPartners>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchPartners>>,
          TError,
          Awaited<ReturnType<typeof searchPartners>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchPartners<TData = Awaited<ReturnType<typeof searchPartners>>, TError = ErrorType<ErrorPayload>>(
 params: SearchPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchPartners>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchPartners>>,
          TError,
          Awaited<ReturnType<typeof searchPartners>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchPartners<TData = Awaited<ReturnType<typeof searchPartners>>, TError = ErrorType<ErrorPayload>>(
 params: SearchPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Подсказки организаций
 */

export function useSearchPartners<TData = Awaited<ReturnType<typeof searchPartners>>, TError = ErrorType<ErrorPayload>>(
 params: SearchPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchPartnersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Подсказки организаций
 */
export const prefetchSearchPartnersQuery = async <TData = Awaited<ReturnType<typeof searchPartners>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, params: SearchPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getSearchPartnersQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useSearchPartners} query
 */
export const invalidateSearchPartners = async (
 queryClient: QueryClient, params: SearchPartnersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSearchPartnersQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Подсказки организаций
 */
export const useSetSearchPartnersQueryData = () => {
  const queryClient = useQueryClient();
  return (params: SearchPartnersParams | undefined,updater: Awaited<ReturnType<typeof searchPartners>> | undefined | ((old: Awaited<ReturnType<typeof searchPartners>> | undefined) => Awaited<ReturnType<typeof searchPartners>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof searchPartners>>>({ exact: $exactMatch, queryKey: getSearchPartnersQueryKey(params) }, updater);
  };
}

/**
 * @summary Подсказки организаций
 */
export const useGetSearchPartnersQueryData = () => {
  const queryClient = useQueryClient();
  return (params: SearchPartnersParams,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof searchPartners>>>(getSearchPartnersQueryKey(params));
}


export const getSearchPartnersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof searchPartners>>, TError = ErrorType<ErrorPayload>>(params: SearchPartnersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchPartnersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchPartners>>> = ({ signal }) => searchPartners(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchPartners>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type SearchPartnersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchPartners>>>
export type SearchPartnersSuspenseQueryError = ErrorType<ErrorPayload>


export function useSearchPartnersSuspense<TData = Awaited<ReturnType<typeof searchPartners>>, TError = ErrorType<ErrorPayload>>(
 params: SearchPartnersParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchPartnersSuspense<TData = Awaited<ReturnType<typeof searchPartners>>, TError = ErrorType<ErrorPayload>>(
 params: SearchPartnersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchPartnersSuspense<TData = Awaited<ReturnType<typeof searchPartners>>, TError = ErrorType<ErrorPayload>>(
 params: SearchPartnersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Подсказки организаций
 */

export function useSearchPartnersSuspense<TData = Awaited<ReturnType<typeof searchPartners>>, TError = ErrorType<ErrorPayload>>(
 params: SearchPartnersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchPartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchPartnersSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSearchAddressesUrl = (params: SearchAddressesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/search/addresses?${stringifiedParams}` : `/api/v1/search/addresses`
}

/**
 * Города, улицы и дома по начатой строке; без дома подсказка неполная, её дописывают.
 * @summary Подсказки адреса
 */
export const searchAddresses = async (params: SearchAddressesParams, options?: Parameters<typeof http>[1]): Promise<AddressSuggestions> => {

  return http<AddressSuggestions>(getSearchAddressesUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).AddressSuggestions
  }
);}





export const getSearchAddressesQueryKey = (params?: SearchAddressesParams,) => {
    return [
    'api','v1','search','addresses', ...(params ? [params] : [])
    ] as const;
    }


export const getSearchAddressesQueryOptions = <TData = Awaited<ReturnType<typeof searchAddresses>>, TError = ErrorType<ErrorPayload>>(params: SearchAddressesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchAddressesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchAddresses>>> = ({ signal }) => searchAddresses(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchAddresses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchAddressesQueryResult = NonNullable<Awaited<ReturnType<typeof searchAddresses>>>
export type SearchAddressesQueryError = ErrorType<ErrorPayload>


export function useSearchAddresses<TData = Awaited<ReturnType<typeof searchAddresses>>, TError = ErrorType<ErrorPayload>>(
 params: SearchAddressesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchAddresses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchAddresses>>,
          TError,
          Awaited<ReturnType<typeof searchAddresses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchAddresses<TData = Awaited<ReturnType<typeof searchAddresses>>, TError = ErrorType<ErrorPayload>>(
 params: SearchAddressesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchAddresses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchAddresses>>,
          TError,
          Awaited<ReturnType<typeof searchAddresses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchAddresses<TData = Awaited<ReturnType<typeof searchAddresses>>, TError = ErrorType<ErrorPayload>>(
 params: SearchAddressesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Подсказки адреса
 */

export function useSearchAddresses<TData = Awaited<ReturnType<typeof searchAddresses>>, TError = ErrorType<ErrorPayload>>(
 params: SearchAddressesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchAddressesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Подсказки адреса
 */
export const prefetchSearchAddressesQuery = async <TData = Awaited<ReturnType<typeof searchAddresses>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, params: SearchAddressesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getSearchAddressesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useSearchAddresses} query
 */
export const invalidateSearchAddresses = async (
 queryClient: QueryClient, params: SearchAddressesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSearchAddressesQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Подсказки адреса
 */
export const useSetSearchAddressesQueryData = () => {
  const queryClient = useQueryClient();
  return (params: SearchAddressesParams | undefined,updater: Awaited<ReturnType<typeof searchAddresses>> | undefined | ((old: Awaited<ReturnType<typeof searchAddresses>> | undefined) => Awaited<ReturnType<typeof searchAddresses>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof searchAddresses>>>({ exact: $exactMatch, queryKey: getSearchAddressesQueryKey(params) }, updater);
  };
}

/**
 * @summary Подсказки адреса
 */
export const useGetSearchAddressesQueryData = () => {
  const queryClient = useQueryClient();
  return (params: SearchAddressesParams,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof searchAddresses>>>(getSearchAddressesQueryKey(params));
}


export const getSearchAddressesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof searchAddresses>>, TError = ErrorType<ErrorPayload>>(params: SearchAddressesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchAddressesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchAddresses>>> = ({ signal }) => searchAddresses(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchAddresses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type SearchAddressesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchAddresses>>>
export type SearchAddressesSuspenseQueryError = ErrorType<ErrorPayload>


export function useSearchAddressesSuspense<TData = Awaited<ReturnType<typeof searchAddresses>>, TError = ErrorType<ErrorPayload>>(
 params: SearchAddressesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchAddressesSuspense<TData = Awaited<ReturnType<typeof searchAddresses>>, TError = ErrorType<ErrorPayload>>(
 params: SearchAddressesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchAddressesSuspense<TData = Awaited<ReturnType<typeof searchAddresses>>, TError = ErrorType<ErrorPayload>>(
 params: SearchAddressesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Подсказки адреса
 */

export function useSearchAddressesSuspense<TData = Awaited<ReturnType<typeof searchAddresses>>, TError = ErrorType<ErrorPayload>>(
 params: SearchAddressesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchAddressesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






