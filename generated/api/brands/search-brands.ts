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
  BrandList
} from '../model';

const schemas = () => import('./brands.schemas.ts');
import type {
  ErrorPayload,
  SearchBrandsParams
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


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






