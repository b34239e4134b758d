import {
  queryOptions as queryOptionsBuilder,
  skipToken,
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
  BrandDetail,
  BrandList
} from '../model';

const schemas = () => import('./brands.schemas.ts');
import type {
  ErrorPayload,
  SearchBrandsParams
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

export const getListBrandsUrl = () => {




  return `/api/v1/brands`
}

/**
 * Бренды, у которых есть товары, по алфавиту — для указателя брендов. Меняется только с каталогом: ответ несёт ETag.
 * @summary Все бренды
 */
export const listBrands = async ( options?: Parameters<typeof http>[1]): Promise<BrandList> => {

  return http<BrandList>(getListBrandsUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).BrandList
  }
);}





export const getListBrandsQueryKey = () => {
    return [
    'api','v1','brands'
    ] as const;
    }


export const getListBrandsQueryOptions = <TData = Awaited<ReturnType<typeof listBrands>>, TError = ErrorType<void | ErrorPayload>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBrands>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBrandsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBrands>>> = ({ signal }) => listBrands({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBrands>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBrandsQueryResult = NonNullable<Awaited<ReturnType<typeof listBrands>>>
export type ListBrandsQueryError = ErrorType<void | ErrorPayload>


export function useListBrands<TData = Awaited<ReturnType<typeof listBrands>>, TError = ErrorType<void | ErrorPayload>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBrands>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBrands>>,
          TError,
          Awaited<ReturnType<typeof listBrands>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBrands<TData = Awaited<ReturnType<typeof listBrands>>, TError = ErrorType<void | ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBrands>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBrands>>,
          TError,
          Awaited<ReturnType<typeof listBrands>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBrands<TData = Awaited<ReturnType<typeof listBrands>>, TError = ErrorType<void | ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBrands>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Все бренды
 */

export function useListBrands<TData = Awaited<ReturnType<typeof listBrands>>, TError = ErrorType<void | ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBrands>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBrandsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Все бренды
 */
export const prefetchListBrandsQuery = async <TData = Awaited<ReturnType<typeof listBrands>>, TError = ErrorType<void | ErrorPayload>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBrands>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListBrandsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListBrands} query
 */
export const invalidateListBrands = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListBrandsQueryKey() }, options);

  return queryClient;
}

/**
 * @summary Все бренды
 */
export const useSetListBrandsQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof listBrands>> | undefined | ((old: Awaited<ReturnType<typeof listBrands>> | undefined) => Awaited<ReturnType<typeof listBrands>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listBrands>>>({ exact: $exactMatch, queryKey: getListBrandsQueryKey() }, updater);
  };
}

/**
 * @summary Все бренды
 */
export const useGetListBrandsQueryData = () => {
  const queryClient = useQueryClient();
  return () =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listBrands>>>(getListBrandsQueryKey());
}


export const getListBrandsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listBrands>>, TError = ErrorType<void | ErrorPayload>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBrands>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBrandsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBrands>>> = ({ signal }) => listBrands({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBrands>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListBrandsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listBrands>>>
export type ListBrandsSuspenseQueryError = ErrorType<void | ErrorPayload>


export function useListBrandsSuspense<TData = Awaited<ReturnType<typeof listBrands>>, TError = ErrorType<void | ErrorPayload>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBrands>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBrandsSuspense<TData = Awaited<ReturnType<typeof listBrands>>, TError = ErrorType<void | ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBrands>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBrandsSuspense<TData = Awaited<ReturnType<typeof listBrands>>, TError = ErrorType<void | ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBrands>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Все бренды
 */

export function useListBrandsSuspense<TData = Awaited<ReturnType<typeof listBrands>>, TError = ErrorType<void | ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBrands>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBrandsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSearchBrandsUrl = (params?: SearchBrandsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/brands/search?${stringifiedParams}` : `/api/v1/brands/search`
}

/**
 * Бренды, в названии которых есть написанное: для фильтров и поля на странице брендов. Прощает ё и е, чужую раскладку и транслитерацию; начинающиеся с написанного первыми. Без `query` — первые по алфавиту.
 * @summary Найти бренд
 */
export const searchBrands = async (params?: SearchBrandsParams, options?: Parameters<typeof http>[1]): Promise<BrandList> => {

  return http<BrandList>(getSearchBrandsUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).BrandList
  }
);}





export const getSearchBrandsQueryKey = (params?: SearchBrandsParams,) => {
    return [
    'api','v1','brands','search', ...(params ? [params] : [])
    ] as const;
    }


export const getSearchBrandsQueryOptions = <TData = Awaited<ReturnType<typeof searchBrands>>, TError = ErrorType<ErrorPayload>>(params?: SearchBrandsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchBrands>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchBrandsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchBrands>>> = ({ signal }) => searchBrands(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchBrands>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchBrandsQueryResult = NonNullable<Awaited<ReturnType<typeof searchBrands>>>
export type SearchBrandsQueryError = ErrorType<ErrorPayload>


export function useSearchBrands<TData = Awaited<ReturnType<typeof searchBrands>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  SearchBrandsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchBrands>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchBrands>>,
          TError,
          Awaited<ReturnType<typeof searchBrands>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchBrands<TData = Awaited<ReturnType<typeof searchBrands>>, TError = ErrorType<ErrorPayload>>(
 params?: SearchBrandsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchBrands>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchBrands>>,
          TError,
          Awaited<ReturnType<typeof searchBrands>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchBrands<TData = Awaited<ReturnType<typeof searchBrands>>, TError = ErrorType<ErrorPayload>>(
 params?: SearchBrandsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchBrands>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Найти бренд
 */

export function useSearchBrands<TData = Awaited<ReturnType<typeof searchBrands>>, TError = ErrorType<ErrorPayload>>(
 params?: SearchBrandsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchBrands>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchBrandsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Найти бренд
 */
export const prefetchSearchBrandsQuery = async <TData = Awaited<ReturnType<typeof searchBrands>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, params?: SearchBrandsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchBrands>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getSearchBrandsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useSearchBrands} query
 */
export const invalidateSearchBrands = async (
 queryClient: QueryClient, params?: SearchBrandsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSearchBrandsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Найти бренд
 */
export const useSetSearchBrandsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: SearchBrandsParams | undefined,updater: Awaited<ReturnType<typeof searchBrands>> | undefined | ((old: Awaited<ReturnType<typeof searchBrands>> | undefined) => Awaited<ReturnType<typeof searchBrands>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof searchBrands>>>({ exact: $exactMatch, queryKey: getSearchBrandsQueryKey(params) }, updater);
  };
}

/**
 * @summary Найти бренд
 */
export const useGetSearchBrandsQueryData = () => {
  const queryClient = useQueryClient();
  return (params?: SearchBrandsParams,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof searchBrands>>>(getSearchBrandsQueryKey(params));
}


export const getSearchBrandsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof searchBrands>>, TError = ErrorType<ErrorPayload>>(params?: SearchBrandsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchBrands>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchBrandsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchBrands>>> = ({ signal }) => searchBrands(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchBrands>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type SearchBrandsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchBrands>>>
export type SearchBrandsSuspenseQueryError = ErrorType<ErrorPayload>


export function useSearchBrandsSuspense<TData = Awaited<ReturnType<typeof searchBrands>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  SearchBrandsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchBrands>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchBrandsSuspense<TData = Awaited<ReturnType<typeof searchBrands>>, TError = ErrorType<ErrorPayload>>(
 params?: SearchBrandsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchBrands>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchBrandsSuspense<TData = Awaited<ReturnType<typeof searchBrands>>, TError = ErrorType<ErrorPayload>>(
 params?: SearchBrandsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchBrands>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Найти бренд
 */

export function useSearchBrandsSuspense<TData = Awaited<ReturnType<typeof searchBrands>>, TError = ErrorType<ErrorPayload>>(
 params?: SearchBrandsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchBrands>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchBrandsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetBrandUrl = (id: string,) => {




  return `/api/v1/brands/${encodeURIComponent(String(id))}`
}

/**
 * Бренд с описанием — для шапки его страницы; товары даёт `listProducts` с источником BrandProducts. Вместо идентификатора можно назвать slug. Неизвестный бренд и бренд без товаров — 404.
 * @summary Бренд
 */
export const getBrand = async (id: string, options?: Parameters<typeof http>[1]): Promise<BrandDetail> => {

  return http<BrandDetail>(getGetBrandUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).BrandDetail
  }
);}





export const getGetBrandQueryKey = (id: string,) => {
    return [
    'api','v1','brands',id
    ] as const;
    }


export const getGetBrandQueryOptions = <TData = Awaited<ReturnType<typeof getBrand>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBrand>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBrandQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBrand>>> = ({ signal }) => getBrand(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBrand>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBrandQueryResult = NonNullable<Awaited<ReturnType<typeof getBrand>>>
export type GetBrandQueryError = ErrorType<ErrorPayload>


export function useGetBrand<TData = Awaited<ReturnType<typeof getBrand>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBrand>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBrand>>,
          TError,
          Awaited<ReturnType<typeof getBrand>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBrand<TData = Awaited<ReturnType<typeof getBrand>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBrand>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBrand>>,
          TError,
          Awaited<ReturnType<typeof getBrand>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBrand<TData = Awaited<ReturnType<typeof getBrand>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBrand>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Бренд
 */

export function useGetBrand<TData = Awaited<ReturnType<typeof getBrand>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBrand>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBrandQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Бренд
 */
export const prefetchGetBrandQuery = async <TData = Awaited<ReturnType<typeof getBrand>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBrand>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetBrandQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetBrand} query
 */
export const invalidateGetBrand = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetBrandQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Бренд
 */
export const useSetGetBrandQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getBrand>> | undefined | ((old: Awaited<ReturnType<typeof getBrand>> | undefined) => Awaited<ReturnType<typeof getBrand>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getBrand>>>({ exact: $exactMatch, queryKey: getGetBrandQueryKey(id) }, updater);
  };
}

/**
 * @summary Бренд
 */
export const useGetGetBrandQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getBrand>>>(getGetBrandQueryKey(id));
}


export const getGetBrandSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getBrand>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBrand>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBrandQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBrand>>> = ({ signal }) => getBrand(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBrand>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetBrandSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getBrand>>>
export type GetBrandSuspenseQueryError = ErrorType<ErrorPayload>


export function useGetBrandSuspense<TData = Awaited<ReturnType<typeof getBrand>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBrand>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBrandSuspense<TData = Awaited<ReturnType<typeof getBrand>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBrand>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBrandSuspense<TData = Awaited<ReturnType<typeof getBrand>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBrand>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Бренд
 */

export function useGetBrandSuspense<TData = Awaited<ReturnType<typeof getBrand>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBrand>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBrandSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






