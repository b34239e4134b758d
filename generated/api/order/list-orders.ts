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
  Orders
} from '../model';

const schemas = () => import('./order.schemas.ts');
import type {
  ErrorPayload,
  OrdersFilter
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getListOrdersUrl = () => {




  return `/api/v1/order/filter`
}

/**
 * Заказы читателя, новые первыми: по состоянию, дате и тексту (номер, название, артикул). С `scope: Company` — и заказы коллег, если читателю они видны.
 * @summary Заказы
 */
export const listOrders = async (ordersFilter: OrdersFilter, options?: Parameters<typeof http>[1]): Promise<Orders> => {

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
return http<Orders>(getListOrdersUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(ordersFilter),
    schema: async () => (await schemas()).Orders
  }
);}





export const getListOrdersQueryKey = (ordersFilter?: OrdersFilter,) => {
    return [
    'POST', 'api','v1','order','filter', ordersFilter
    ] as const;
    }


export const getListOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<ErrorPayload>>(ordersFilter: OrdersFilter, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOrdersQueryKey(ordersFilter);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrders>>> = ({ signal }) => listOrders(ordersFilter, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listOrders>>>
export type ListOrdersQueryError = ErrorType<ErrorPayload>


export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<ErrorPayload>>(
 ordersFilter: OrdersFilter, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrders>>,
          TError,
          Awaited<ReturnType<typeof listOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<ErrorPayload>>(
 ordersFilter: OrdersFilter, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrders>>,
          TError,
          Awaited<ReturnType<typeof listOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<ErrorPayload>>(
 ordersFilter: OrdersFilter, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Заказы
 */

export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<ErrorPayload>>(
 ordersFilter: OrdersFilter, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOrdersQueryOptions(ordersFilter,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Заказы
 */
export const prefetchListOrdersQuery = async <TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, ordersFilter: OrdersFilter, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListOrdersQueryOptions(ordersFilter,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListOrders} query
 */
export const invalidateListOrders = async (
 queryClient: QueryClient, ordersFilter: OrdersFilter, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListOrdersQueryKey(ordersFilter) }, options);

  return queryClient;
}

/**
 * @summary Заказы
 */
export const useSetListOrdersQueryData = () => {
  const queryClient = useQueryClient();
  return (ordersFilter: OrdersFilter | undefined,updater: Awaited<ReturnType<typeof listOrders>> | undefined | ((old: Awaited<ReturnType<typeof listOrders>> | undefined) => Awaited<ReturnType<typeof listOrders>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listOrders>>>({ exact: $exactMatch, queryKey: getListOrdersQueryKey(ordersFilter) }, updater);
  };
}

/**
 * @summary Заказы
 */
export const useGetListOrdersQueryData = () => {
  const queryClient = useQueryClient();
  return (ordersFilter: OrdersFilter,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listOrders>>>(getListOrdersQueryKey(ordersFilter));
}


export const getListOrdersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<ErrorPayload>>(ordersFilter: OrdersFilter, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOrdersQueryKey(ordersFilter);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrders>>> = ({ signal }) => listOrders(ordersFilter, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListOrdersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listOrders>>>
export type ListOrdersSuspenseQueryError = ErrorType<ErrorPayload>


export function useListOrdersSuspense<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<ErrorPayload>>(
 ordersFilter: OrdersFilter, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrdersSuspense<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<ErrorPayload>>(
 ordersFilter: OrdersFilter, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrdersSuspense<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<ErrorPayload>>(
 ordersFilter: OrdersFilter, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Заказы
 */

export function useListOrdersSuspense<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<ErrorPayload>>(
 ordersFilter: OrdersFilter, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOrdersSuspenseQueryOptions(ordersFilter,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






