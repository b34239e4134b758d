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
  ListRecommendedProductsParams
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getListRecommendedProductsUrl = (params: ListRecommendedProductsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["productID"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/product/recommendations?${stringifiedParams}` : `/api/v1/product/recommendations`
}

/**
 * Что предложить рядом с названными товарами или самому читателю; только то, что можно купить, из каждой семьи один товар, лучшее первым. BoughtTogether без `productID` пуст; ForYou смотрит на просмотренное и купленное читателем, а посетителю — на названное в `productID`, и дополняется хитами. Неизвестные товары пропускаются.
 * @summary Рекомендованные товары
 */
export const listRecommendedProducts = async (params: ListRecommendedProductsParams, options?: Parameters<typeof http>[1]): Promise<ProductCollection> => {

  return http<ProductCollection>(getListRecommendedProductsUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).ProductCollection
  }
);}





export const getListRecommendedProductsQueryKey = (params?: ListRecommendedProductsParams,) => {
    return [
    'api','v1','product','recommendations', ...(params ? [params] : [])
    ] as const;
    }


export const getListRecommendedProductsQueryOptions = <TData = Awaited<ReturnType<typeof listRecommendedProducts>>, TError = ErrorType<ErrorPayload>>(params: ListRecommendedProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecommendedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRecommendedProductsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRecommendedProducts>>> = ({ signal }) => listRecommendedProducts(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRecommendedProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRecommendedProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listRecommendedProducts>>>
export type ListRecommendedProductsQueryError = ErrorType<ErrorPayload>


export function useListRecommendedProducts<TData = Awaited<ReturnType<typeof listRecommendedProducts>>, TError = ErrorType<ErrorPayload>>(
 params: ListRecommendedProductsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecommendedProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecommendedProducts>>,
          TError,
          Awaited<ReturnType<typeof listRecommendedProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecommendedProducts<TData = Awaited<ReturnType<typeof listRecommendedProducts>>, TError = ErrorType<ErrorPayload>>(
 params: ListRecommendedProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecommendedProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecommendedProducts>>,
          TError,
          Awaited<ReturnType<typeof listRecommendedProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecommendedProducts<TData = Awaited<ReturnType<typeof listRecommendedProducts>>, TError = ErrorType<ErrorPayload>>(
 params: ListRecommendedProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecommendedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Рекомендованные товары
 */

export function useListRecommendedProducts<TData = Awaited<ReturnType<typeof listRecommendedProducts>>, TError = ErrorType<ErrorPayload>>(
 params: ListRecommendedProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecommendedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRecommendedProductsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Рекомендованные товары
 */
export const prefetchListRecommendedProductsQuery = async <TData = Awaited<ReturnType<typeof listRecommendedProducts>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, params: ListRecommendedProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecommendedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListRecommendedProductsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListRecommendedProducts} query
 */
export const invalidateListRecommendedProducts = async (
 queryClient: QueryClient, params: ListRecommendedProductsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListRecommendedProductsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Рекомендованные товары
 */
export const useSetListRecommendedProductsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListRecommendedProductsParams | undefined,updater: Awaited<ReturnType<typeof listRecommendedProducts>> | undefined | ((old: Awaited<ReturnType<typeof listRecommendedProducts>> | undefined) => Awaited<ReturnType<typeof listRecommendedProducts>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listRecommendedProducts>>>({ exact: $exactMatch, queryKey: getListRecommendedProductsQueryKey(params) }, updater);
  };
}

/**
 * @summary Рекомендованные товары
 */
export const useGetListRecommendedProductsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListRecommendedProductsParams,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listRecommendedProducts>>>(getListRecommendedProductsQueryKey(params));
}


export const getListRecommendedProductsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listRecommendedProducts>>, TError = ErrorType<ErrorPayload>>(params: ListRecommendedProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecommendedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRecommendedProductsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRecommendedProducts>>> = ({ signal }) => listRecommendedProducts(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecommendedProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListRecommendedProductsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listRecommendedProducts>>>
export type ListRecommendedProductsSuspenseQueryError = ErrorType<ErrorPayload>


export function useListRecommendedProductsSuspense<TData = Awaited<ReturnType<typeof listRecommendedProducts>>, TError = ErrorType<ErrorPayload>>(
 params: ListRecommendedProductsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecommendedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecommendedProductsSuspense<TData = Awaited<ReturnType<typeof listRecommendedProducts>>, TError = ErrorType<ErrorPayload>>(
 params: ListRecommendedProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecommendedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecommendedProductsSuspense<TData = Awaited<ReturnType<typeof listRecommendedProducts>>, TError = ErrorType<ErrorPayload>>(
 params: ListRecommendedProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecommendedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Рекомендованные товары
 */

export function useListRecommendedProductsSuspense<TData = Awaited<ReturnType<typeof listRecommendedProducts>>, TError = ErrorType<ErrorPayload>>(
 params: ListRecommendedProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecommendedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRecommendedProductsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






