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
  PromotionList
} from '../model';

const schemas = () => import('./promotions.schemas.ts');
import type {
  ErrorPayload,
  PromotionListRequest
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


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






