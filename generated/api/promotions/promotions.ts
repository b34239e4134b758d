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
  ProductList,
  PromotionCategories,
  PromotionList
} from '../model';

const schemas = () => import('./promotions.schemas.ts');
import type {
  ErrorPayload,
  PromotionCategoriesRequest,
  PromotionListRequest,
  PromotionProductListRequest
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

export const getListPromotionsUrl = () => {




  return `/api/v1/promotions/filter`
}

/**
 * Акции, которые идут сейчас, по месту показа: баннеры главной и страница акций. `ids` оставляет названные, `categoryID` — те, в которых есть товары категории.
 * @summary Действующие акции
 */
export const listPromotions = async (promotionListRequest: PromotionListRequest, options?: Parameters<typeof http>[1]): Promise<PromotionList> => {

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
return http<PromotionList>(getListPromotionsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(promotionListRequest),
    schema: async () => (await schemas()).PromotionList
  }
);}





export const getListPromotionsQueryKey = (promotionListRequest?: PromotionListRequest,) => {
    return [
    'POST', 'api','v1','promotions','filter', promotionListRequest
    ] as const;
    }


export const getListPromotionsQueryOptions = <TData = Awaited<ReturnType<typeof listPromotions>>, TError = ErrorType<ErrorPayload>>(promotionListRequest: PromotionListRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromotions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPromotionsQueryKey(promotionListRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPromotions>>> = ({ signal }) => listPromotions(promotionListRequest, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPromotions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPromotionsQueryResult = NonNullable<Awaited<ReturnType<typeof listPromotions>>>
export type ListPromotionsQueryError = ErrorType<ErrorPayload>


export function useListPromotions<TData = Awaited<ReturnType<typeof listPromotions>>, TError = ErrorType<ErrorPayload>>(
 promotionListRequest: PromotionListRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromotions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPromotions>>,
          TError,
          Awaited<ReturnType<typeof listPromotions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPromotions<TData = Awaited<ReturnType<typeof listPromotions>>, TError = ErrorType<ErrorPayload>>(
 promotionListRequest: PromotionListRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromotions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPromotions>>,
          TError,
          Awaited<ReturnType<typeof listPromotions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPromotions<TData = Awaited<ReturnType<typeof listPromotions>>, TError = ErrorType<ErrorPayload>>(
 promotionListRequest: PromotionListRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromotions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Действующие акции
 */

export function useListPromotions<TData = Awaited<ReturnType<typeof listPromotions>>, TError = ErrorType<ErrorPayload>>(
 promotionListRequest: PromotionListRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromotions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPromotionsQueryOptions(promotionListRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Действующие акции
 */
export const prefetchListPromotionsQuery = async <TData = Awaited<ReturnType<typeof listPromotions>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, promotionListRequest: PromotionListRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromotions>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPromotionsQueryOptions(promotionListRequest,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPromotions} query
 */
export const invalidateListPromotions = async (
 queryClient: QueryClient, promotionListRequest: PromotionListRequest, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPromotionsQueryKey(promotionListRequest) }, options);

  return queryClient;
}

/**
 * @summary Действующие акции
 */
export const useSetListPromotionsQueryData = () => {
  const queryClient = useQueryClient();
  return (promotionListRequest: PromotionListRequest | undefined,updater: Awaited<ReturnType<typeof listPromotions>> | undefined | ((old: Awaited<ReturnType<typeof listPromotions>> | undefined) => Awaited<ReturnType<typeof listPromotions>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listPromotions>>>({ exact: $exactMatch, queryKey: getListPromotionsQueryKey(promotionListRequest) }, updater);
  };
}

/**
 * @summary Действующие акции
 */
export const useGetListPromotionsQueryData = () => {
  const queryClient = useQueryClient();
  return (promotionListRequest: PromotionListRequest,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listPromotions>>>(getListPromotionsQueryKey(promotionListRequest));
}


export const getListPromotionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPromotions>>, TError = ErrorType<ErrorPayload>>(promotionListRequest: PromotionListRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPromotions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPromotionsQueryKey(promotionListRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPromotions>>> = ({ signal }) => listPromotions(promotionListRequest, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPromotions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPromotionsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPromotions>>>
export type ListPromotionsSuspenseQueryError = ErrorType<ErrorPayload>


export function useListPromotionsSuspense<TData = Awaited<ReturnType<typeof listPromotions>>, TError = ErrorType<ErrorPayload>>(
 promotionListRequest: PromotionListRequest, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPromotions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPromotionsSuspense<TData = Awaited<ReturnType<typeof listPromotions>>, TError = ErrorType<ErrorPayload>>(
 promotionListRequest: PromotionListRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPromotions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPromotionsSuspense<TData = Awaited<ReturnType<typeof listPromotions>>, TError = ErrorType<ErrorPayload>>(
 promotionListRequest: PromotionListRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPromotions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Действующие акции
 */

export function useListPromotionsSuspense<TData = Awaited<ReturnType<typeof listPromotions>>, TError = ErrorType<ErrorPayload>>(
 promotionListRequest: PromotionListRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPromotions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPromotionsSuspenseQueryOptions(promotionListRequest,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






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






export const getListPromotionCategoriesUrl = (id: string,) => {




  return `/api/v1/promotions/${encodeURIComponent(String(id))}/categories/topLevel`
}

/**
 * Категории верхнего уровня, в которых есть товары акции, со счётчиками — вкладки над её товарами. Неизвестная или закончившаяся акция — 404.
 * @summary Категории товаров акции
 */
export const listPromotionCategories = async (id: string,
    promotionCategoriesRequest: PromotionCategoriesRequest, options?: Parameters<typeof http>[1]): Promise<PromotionCategories> => {

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
return http<PromotionCategories>(getListPromotionCategoriesUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(promotionCategoriesRequest),
    schema: async () => (await schemas()).PromotionCategories
  }
);}





export const getListPromotionCategoriesQueryKey = (id: string,
    promotionCategoriesRequest?: PromotionCategoriesRequest,) => {
    return [
    'POST', 'api','v1','promotions',id,'categories','topLevel', promotionCategoriesRequest
    ] as const;
    }


export const getListPromotionCategoriesQueryOptions = <TData = Awaited<ReturnType<typeof listPromotionCategories>>, TError = ErrorType<ErrorPayload>>(id: string,
    promotionCategoriesRequest: PromotionCategoriesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromotionCategories>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPromotionCategoriesQueryKey(id,promotionCategoriesRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPromotionCategories>>> = ({ signal }) => listPromotionCategories(id,promotionCategoriesRequest, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPromotionCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPromotionCategoriesQueryResult = NonNullable<Awaited<ReturnType<typeof listPromotionCategories>>>
export type ListPromotionCategoriesQueryError = ErrorType<ErrorPayload>


export function useListPromotionCategories<TData = Awaited<ReturnType<typeof listPromotionCategories>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    promotionCategoriesRequest: PromotionCategoriesRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromotionCategories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPromotionCategories>>,
          TError,
          Awaited<ReturnType<typeof listPromotionCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPromotionCategories<TData = Awaited<ReturnType<typeof listPromotionCategories>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    promotionCategoriesRequest: PromotionCategoriesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromotionCategories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPromotionCategories>>,
          TError,
          Awaited<ReturnType<typeof listPromotionCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPromotionCategories<TData = Awaited<ReturnType<typeof listPromotionCategories>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    promotionCategoriesRequest: PromotionCategoriesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromotionCategories>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Категории товаров акции
 */

export function useListPromotionCategories<TData = Awaited<ReturnType<typeof listPromotionCategories>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    promotionCategoriesRequest: PromotionCategoriesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromotionCategories>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPromotionCategoriesQueryOptions(id,promotionCategoriesRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Категории товаров акции
 */
export const prefetchListPromotionCategoriesQuery = async <TData = Awaited<ReturnType<typeof listPromotionCategories>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string,
    promotionCategoriesRequest: PromotionCategoriesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromotionCategories>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPromotionCategoriesQueryOptions(id,promotionCategoriesRequest,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPromotionCategories} query
 */
export const invalidateListPromotionCategories = async (
 queryClient: QueryClient, id: string,
    promotionCategoriesRequest: PromotionCategoriesRequest, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPromotionCategoriesQueryKey(id,promotionCategoriesRequest) }, options);

  return queryClient;
}

/**
 * @summary Категории товаров акции
 */
export const useSetListPromotionCategoriesQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,
    promotionCategoriesRequest: PromotionCategoriesRequest | undefined,updater: Awaited<ReturnType<typeof listPromotionCategories>> | undefined | ((old: Awaited<ReturnType<typeof listPromotionCategories>> | undefined) => Awaited<ReturnType<typeof listPromotionCategories>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listPromotionCategories>>>({ exact: $exactMatch, queryKey: getListPromotionCategoriesQueryKey(id,promotionCategoriesRequest) }, updater);
  };
}

/**
 * @summary Категории товаров акции
 */
export const useGetListPromotionCategoriesQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,
    promotionCategoriesRequest: PromotionCategoriesRequest,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listPromotionCategories>>>(getListPromotionCategoriesQueryKey(id,promotionCategoriesRequest));
}


export const getListPromotionCategoriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPromotionCategories>>, TError = ErrorType<ErrorPayload>>(id: string,
    promotionCategoriesRequest: PromotionCategoriesRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPromotionCategories>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPromotionCategoriesQueryKey(id,promotionCategoriesRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPromotionCategories>>> = ({ signal }) => listPromotionCategories(id,promotionCategoriesRequest, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPromotionCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPromotionCategoriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPromotionCategories>>>
export type ListPromotionCategoriesSuspenseQueryError = ErrorType<ErrorPayload>


export function useListPromotionCategoriesSuspense<TData = Awaited<ReturnType<typeof listPromotionCategories>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    promotionCategoriesRequest: PromotionCategoriesRequest, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPromotionCategories>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPromotionCategoriesSuspense<TData = Awaited<ReturnType<typeof listPromotionCategories>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    promotionCategoriesRequest: PromotionCategoriesRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPromotionCategories>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPromotionCategoriesSuspense<TData = Awaited<ReturnType<typeof listPromotionCategories>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    promotionCategoriesRequest: PromotionCategoriesRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPromotionCategories>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Категории товаров акции
 */

export function useListPromotionCategoriesSuspense<TData = Awaited<ReturnType<typeof listPromotionCategories>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    promotionCategoriesRequest: PromotionCategoriesRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPromotionCategories>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPromotionCategoriesSuspenseQueryOptions(id,promotionCategoriesRequest,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






