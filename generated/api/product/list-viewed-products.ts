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
  ProductCollection
} from '../model';

const schemas = () => import('./product.schemas.ts');
import type {
  ErrorPayload,
  ListViewedProductsParams
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getListViewedProductsUrl = (params?: ListViewedProductsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/profile/views/products?${stringifiedParams}` : `/api/v1/profile/views/products`
}

/**
 * Последние просмотренные читателем товары, недавние первыми.
 * @summary Просмотренные товары
 */
export const listViewedProducts = async (params?: ListViewedProductsParams, options?: Parameters<typeof http>[1]): Promise<ProductCollection> => {

  return http<ProductCollection>(getListViewedProductsUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).ProductCollection
  }
);}





export const getListViewedProductsQueryKey = (params?: ListViewedProductsParams,) => {
    return [
    'api','v1','profile','views','products', ...(params ? [params] : [])
    ] as const;
    }


export const getListViewedProductsQueryOptions = <TData = Awaited<ReturnType<typeof listViewedProducts>>, TError = ErrorType<ErrorPayload>>(params?: ListViewedProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listViewedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListViewedProductsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listViewedProducts>>> = ({ signal }) => listViewedProducts(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listViewedProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListViewedProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listViewedProducts>>>
export type ListViewedProductsQueryError = ErrorType<ErrorPayload>


export function useListViewedProducts<TData = Awaited<ReturnType<typeof listViewedProducts>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  ListViewedProductsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listViewedProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listViewedProducts>>,
          TError,
          Awaited<ReturnType<typeof listViewedProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListViewedProducts<TData = Awaited<ReturnType<typeof listViewedProducts>>, TError = ErrorType<ErrorPayload>>(
 params?: ListViewedProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listViewedProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listViewedProducts>>,
          TError,
          Awaited<ReturnType<typeof listViewedProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListViewedProducts<TData = Awaited<ReturnType<typeof listViewedProducts>>, TError = ErrorType<ErrorPayload>>(
 params?: ListViewedProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listViewedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Просмотренные товары
 */

export function useListViewedProducts<TData = Awaited<ReturnType<typeof listViewedProducts>>, TError = ErrorType<ErrorPayload>>(
 params?: ListViewedProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listViewedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListViewedProductsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Просмотренные товары
 */
export const prefetchListViewedProductsQuery = async <TData = Awaited<ReturnType<typeof listViewedProducts>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, params?: ListViewedProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listViewedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListViewedProductsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListViewedProducts} query
 */
export const invalidateListViewedProducts = async (
 queryClient: QueryClient, params?: ListViewedProductsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListViewedProductsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Просмотренные товары
 */
export const useSetListViewedProductsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListViewedProductsParams | undefined,updater: Awaited<ReturnType<typeof listViewedProducts>> | undefined | ((old: Awaited<ReturnType<typeof listViewedProducts>> | undefined) => Awaited<ReturnType<typeof listViewedProducts>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listViewedProducts>>>({ exact: $exactMatch, queryKey: getListViewedProductsQueryKey(params) }, updater);
  };
}

/**
 * @summary Просмотренные товары
 */
export const useGetListViewedProductsQueryData = () => {
  const queryClient = useQueryClient();
  return (params?: ListViewedProductsParams,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listViewedProducts>>>(getListViewedProductsQueryKey(params));
}


export const getListViewedProductsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listViewedProducts>>, TError = ErrorType<ErrorPayload>>(params?: ListViewedProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listViewedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListViewedProductsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listViewedProducts>>> = ({ signal }) => listViewedProducts(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listViewedProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListViewedProductsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listViewedProducts>>>
export type ListViewedProductsSuspenseQueryError = ErrorType<ErrorPayload>


export function useListViewedProductsSuspense<TData = Awaited<ReturnType<typeof listViewedProducts>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  ListViewedProductsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listViewedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListViewedProductsSuspense<TData = Awaited<ReturnType<typeof listViewedProducts>>, TError = ErrorType<ErrorPayload>>(
 params?: ListViewedProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listViewedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListViewedProductsSuspense<TData = Awaited<ReturnType<typeof listViewedProducts>>, TError = ErrorType<ErrorPayload>>(
 params?: ListViewedProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listViewedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Просмотренные товары
 */

export function useListViewedProductsSuspense<TData = Awaited<ReturnType<typeof listViewedProducts>>, TError = ErrorType<ErrorPayload>>(
 params?: ListViewedProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listViewedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListViewedProductsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






