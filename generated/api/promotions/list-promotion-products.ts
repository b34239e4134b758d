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
  ProductList
} from '../model';

const schemas = () => import('./promotions.schemas.ts');
import type {
  ErrorPayload,
  PromotionProductListRequest
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getListPromotionProductsUrl = () => {




  return `/api/v1/promotions/products/filter`
}

/**
 * Товары одной действующей акции или всех сразу. Неизвестная или закончившаяся акция даёт пустой список. Вошедшему читателю карточки говорят об избранном и сравнении.
 * @summary Товары акций
 */
export const listPromotionProducts = async (promotionProductListRequest: PromotionProductListRequest, options?: Parameters<typeof http>[1]): Promise<ProductList> => {

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
return http<ProductList>(getListPromotionProductsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(promotionProductListRequest),
    schema: async () => (await schemas()).ProductList
  }
);}





export const getListPromotionProductsQueryKey = (promotionProductListRequest?: PromotionProductListRequest,) => {
    return [
    'POST', 'api','v1','promotions','products','filter', promotionProductListRequest
    ] as const;
    }


export const getListPromotionProductsQueryOptions = <TData = Awaited<ReturnType<typeof listPromotionProducts>>, TError = ErrorType<ErrorPayload>>(promotionProductListRequest: PromotionProductListRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromotionProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPromotionProductsQueryKey(promotionProductListRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPromotionProducts>>> = ({ signal }) => listPromotionProducts(promotionProductListRequest, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPromotionProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPromotionProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listPromotionProducts>>>
export type ListPromotionProductsQueryError = ErrorType<ErrorPayload>


export function useListPromotionProducts<TData = Awaited<ReturnType<typeof listPromotionProducts>>, TError = ErrorType<ErrorPayload>>(
 promotionProductListRequest: PromotionProductListRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromotionProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPromotionProducts>>,
          TError,
          Awaited<ReturnType<typeof listPromotionProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPromotionProducts<TData = Awaited<ReturnType<typeof listPromotionProducts>>, TError = ErrorType<ErrorPayload>>(
 promotionProductListRequest: PromotionProductListRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromotionProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPromotionProducts>>,
          TError,
          Awaited<ReturnType<typeof listPromotionProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPromotionProducts<TData = Awaited<ReturnType<typeof listPromotionProducts>>, TError = ErrorType<ErrorPayload>>(
 promotionProductListRequest: PromotionProductListRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromotionProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Товары акций
 */

export function useListPromotionProducts<TData = Awaited<ReturnType<typeof listPromotionProducts>>, TError = ErrorType<ErrorPayload>>(
 promotionProductListRequest: PromotionProductListRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromotionProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPromotionProductsQueryOptions(promotionProductListRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Товары акций
 */
export const prefetchListPromotionProductsQuery = async <TData = Awaited<ReturnType<typeof listPromotionProducts>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, promotionProductListRequest: PromotionProductListRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromotionProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPromotionProductsQueryOptions(promotionProductListRequest,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPromotionProducts} query
 */
export const invalidateListPromotionProducts = async (
 queryClient: QueryClient, promotionProductListRequest: PromotionProductListRequest, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPromotionProductsQueryKey(promotionProductListRequest) }, options);

  return queryClient;
}

/**
 * @summary Товары акций
 */
export const useSetListPromotionProductsQueryData = () => {
  const queryClient = useQueryClient();
  return (promotionProductListRequest: PromotionProductListRequest | undefined,updater: Awaited<ReturnType<typeof listPromotionProducts>> | undefined | ((old: Awaited<ReturnType<typeof listPromotionProducts>> | undefined) => Awaited<ReturnType<typeof listPromotionProducts>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listPromotionProducts>>>({ exact: $exactMatch, queryKey: getListPromotionProductsQueryKey(promotionProductListRequest) }, updater);
  };
}

/**
 * @summary Товары акций
 */
export const useGetListPromotionProductsQueryData = () => {
  const queryClient = useQueryClient();
  return (promotionProductListRequest: PromotionProductListRequest,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listPromotionProducts>>>(getListPromotionProductsQueryKey(promotionProductListRequest));
}


export const getListPromotionProductsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPromotionProducts>>, TError = ErrorType<ErrorPayload>>(promotionProductListRequest: PromotionProductListRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPromotionProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPromotionProductsQueryKey(promotionProductListRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPromotionProducts>>> = ({ signal }) => listPromotionProducts(promotionProductListRequest, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPromotionProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPromotionProductsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPromotionProducts>>>
export type ListPromotionProductsSuspenseQueryError = ErrorType<ErrorPayload>


export function useListPromotionProductsSuspense<TData = Awaited<ReturnType<typeof listPromotionProducts>>, TError = ErrorType<ErrorPayload>>(
 promotionProductListRequest: PromotionProductListRequest, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPromotionProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPromotionProductsSuspense<TData = Awaited<ReturnType<typeof listPromotionProducts>>, TError = ErrorType<ErrorPayload>>(
 promotionProductListRequest: PromotionProductListRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPromotionProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPromotionProductsSuspense<TData = Awaited<ReturnType<typeof listPromotionProducts>>, TError = ErrorType<ErrorPayload>>(
 promotionProductListRequest: PromotionProductListRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPromotionProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Товары акций
 */

export function useListPromotionProductsSuspense<TData = Awaited<ReturnType<typeof listPromotionProducts>>, TError = ErrorType<ErrorPayload>>(
 promotionProductListRequest: PromotionProductListRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPromotionProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPromotionProductsSuspenseQueryOptions(promotionProductListRequest,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






