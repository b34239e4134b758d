import type { SecondParameter } from '../helpers.ts';
import { withQueryKey } from '../helpers.ts';
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
  PromotionCategories
} from '../model';

const schemas = () => import('./promotions.schemas.ts');
import type {
  ErrorPayload,
  PromotionCategoriesRequest
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


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






