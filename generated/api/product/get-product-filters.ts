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
  ProductFilters
} from '../model';

const schemas = () => import('./product.schemas.ts');
import type {
  ErrorPayload,
  ProductFilter
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getGetProductFiltersUrl = () => {




  return `/api/v1/product/getFilters`
}

/**
 * Фильтры со счётчиками для того же отбора, что у `listProducts`: семья вариантов считается один раз. Счётчик значения не учитывает выбор внутри своего же фильтра и учитывает все остальные. Источники RecentlyViewed, Favorites и PreviouslyBought без входа отвечают 401.
 * @summary Фильтры списка товаров
 */
export const getProductFilters = async (productFilter: ProductFilter, options?: Parameters<typeof http>[1]): Promise<ProductFilters> => {

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
return http<ProductFilters>(getGetProductFiltersUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(productFilter),
    schema: async () => (await schemas()).ProductFilters
  }
);}





export const getGetProductFiltersQueryKey = (productFilter?: ProductFilter,) => {
    return [
    'POST', 'api','v1','product','getFilters', productFilter
    ] as const;
    }


export const getGetProductFiltersQueryOptions = <TData = Awaited<ReturnType<typeof getProductFilters>>, TError = ErrorType<ErrorPayload>>(productFilter: ProductFilter, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductFilters>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProductFiltersQueryKey(productFilter);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProductFilters>>> = ({ signal }) => getProductFilters(productFilter, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProductFilters>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProductFiltersQueryResult = NonNullable<Awaited<ReturnType<typeof getProductFilters>>>
export type GetProductFiltersQueryError = ErrorType<ErrorPayload>


export function useGetProductFilters<TData = Awaited<ReturnType<typeof getProductFilters>>, TError = ErrorType<ErrorPayload>>(
 productFilter: ProductFilter, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductFilters>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProductFilters>>,
          TError,
          Awaited<ReturnType<typeof getProductFilters>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductFilters<TData = Awaited<ReturnType<typeof getProductFilters>>, TError = ErrorType<ErrorPayload>>(
 productFilter: ProductFilter, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductFilters>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProductFilters>>,
          TError,
          Awaited<ReturnType<typeof getProductFilters>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductFilters<TData = Awaited<ReturnType<typeof getProductFilters>>, TError = ErrorType<ErrorPayload>>(
 productFilter: ProductFilter, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductFilters>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Фильтры списка товаров
 */

export function useGetProductFilters<TData = Awaited<ReturnType<typeof getProductFilters>>, TError = ErrorType<ErrorPayload>>(
 productFilter: ProductFilter, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductFilters>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProductFiltersQueryOptions(productFilter,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Фильтры списка товаров
 */
export const prefetchGetProductFiltersQuery = async <TData = Awaited<ReturnType<typeof getProductFilters>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, productFilter: ProductFilter, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductFilters>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetProductFiltersQueryOptions(productFilter,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetProductFilters} query
 */
export const invalidateGetProductFilters = async (
 queryClient: QueryClient, productFilter: ProductFilter, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetProductFiltersQueryKey(productFilter) }, options);

  return queryClient;
}

/**
 * @summary Фильтры списка товаров
 */
export const useSetGetProductFiltersQueryData = () => {
  const queryClient = useQueryClient();
  return (productFilter: ProductFilter | undefined,updater: Awaited<ReturnType<typeof getProductFilters>> | undefined | ((old: Awaited<ReturnType<typeof getProductFilters>> | undefined) => Awaited<ReturnType<typeof getProductFilters>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getProductFilters>>>({ exact: $exactMatch, queryKey: getGetProductFiltersQueryKey(productFilter) }, updater);
  };
}

/**
 * @summary Фильтры списка товаров
 */
export const useGetGetProductFiltersQueryData = () => {
  const queryClient = useQueryClient();
  return (productFilter: ProductFilter,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getProductFilters>>>(getGetProductFiltersQueryKey(productFilter));
}


export const getGetProductFiltersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getProductFilters>>, TError = ErrorType<ErrorPayload>>(productFilter: ProductFilter, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductFilters>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProductFiltersQueryKey(productFilter);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProductFilters>>> = ({ signal }) => getProductFilters(productFilter, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductFilters>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetProductFiltersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getProductFilters>>>
export type GetProductFiltersSuspenseQueryError = ErrorType<ErrorPayload>


export function useGetProductFiltersSuspense<TData = Awaited<ReturnType<typeof getProductFilters>>, TError = ErrorType<ErrorPayload>>(
 productFilter: ProductFilter, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductFilters>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductFiltersSuspense<TData = Awaited<ReturnType<typeof getProductFilters>>, TError = ErrorType<ErrorPayload>>(
 productFilter: ProductFilter, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductFilters>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductFiltersSuspense<TData = Awaited<ReturnType<typeof getProductFilters>>, TError = ErrorType<ErrorPayload>>(
 productFilter: ProductFilter, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductFilters>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Фильтры списка товаров
 */

export function useGetProductFiltersSuspense<TData = Awaited<ReturnType<typeof getProductFilters>>, TError = ErrorType<ErrorPayload>>(
 productFilter: ProductFilter, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductFilters>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProductFiltersSuspenseQueryOptions(productFilter,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






