import {
  queryOptions as queryOptionsBuilder,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  Installment,
  OnlinePayment,
  Order,
  OrderStatusView,
  Orders,
  PendingOrders,
  PriceExplanation,
  RepeatResult
} from '../model';

const schemas = () => import('./order.schemas.ts');
import type {
  CartConflict,
  ErrorPayload,
  ExplainOrderPriceParams,
  OrdersFilter,
  RepeatOrder
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






export const getGetOrderUrl = (id: string,) => {




  return `/api/v1/order/${encodeURIComponent(String(id))}`
}

/**
 * Всё о заказе: строки, суммы, доставка, оплата, история и что дальше. Кроме покупателя его видят коллеги, которым видны все заказы компании (`OrdersScope`): `isMine` — false, из действий у них только Repeat. Чужой — 404; свой, но для компании, из которой читатель удалён, — 403 CompanyAccessEnded.
 * @summary Заказ
 */
export const getOrder = async (id: string, options?: Parameters<typeof http>[1]): Promise<Order> => {

  return http<Order>(getGetOrderUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).Order
  }
);}





export const getGetOrderQueryKey = (id: string,) => {
    return [
    'api','v1','order',id
    ] as const;
    }


export const getGetOrderQueryOptions = <TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrder>>> = ({ signal }) => getOrder(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderQueryResult = NonNullable<Awaited<ReturnType<typeof getOrder>>>
export type GetOrderQueryError = ErrorType<ErrorPayload>


export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrder>>,
          TError,
          Awaited<ReturnType<typeof getOrder>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrder>>,
          TError,
          Awaited<ReturnType<typeof getOrder>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Заказ
 */

export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Заказ
 */
export const prefetchGetOrderQuery = async <TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetOrderQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetOrder} query
 */
export const invalidateGetOrder = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOrderQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Заказ
 */
export const useSetGetOrderQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getOrder>> | undefined | ((old: Awaited<ReturnType<typeof getOrder>> | undefined) => Awaited<ReturnType<typeof getOrder>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getOrder>>>({ exact: $exactMatch, queryKey: getGetOrderQueryKey(id) }, updater);
  };
}

/**
 * @summary Заказ
 */
export const useGetGetOrderQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getOrder>>>(getGetOrderQueryKey(id));
}


export const getGetOrderSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrder>>> = ({ signal }) => getOrder(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetOrderSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getOrder>>>
export type GetOrderSuspenseQueryError = ErrorType<ErrorPayload>


export function useGetOrderSuspense<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderSuspense<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderSuspense<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Заказ
 */

export function useGetOrderSuspense<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetOrderStatusUrl = (id: string,) => {




  return `/api/v1/order/${encodeURIComponent(String(id))}/status`
}

/**
 * Опрашивают через 1, 2, затем каждые 5 секунд, пока заказ создаётся.
 * @summary Состояние заказа
 */
export const getOrderStatus = async (id: string, options?: Parameters<typeof http>[1]): Promise<OrderStatusView> => {

  return http<OrderStatusView>(getGetOrderStatusUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).OrderStatusView
  }
);}





export const getGetOrderStatusQueryKey = (id: string,) => {
    return [
    'api','v1','order',id,'status'
    ] as const;
    }


export const getGetOrderStatusQueryOptions = <TData = Awaited<ReturnType<typeof getOrderStatus>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderStatus>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderStatusQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderStatus>>> = ({ signal }) => getOrderStatus(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrderStatus>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderStatusQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderStatus>>>
export type GetOrderStatusQueryError = ErrorType<ErrorPayload>


export function useGetOrderStatus<TData = Awaited<ReturnType<typeof getOrderStatus>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderStatus>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderStatus>>,
          TError,
          Awaited<ReturnType<typeof getOrderStatus>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderStatus<TData = Awaited<ReturnType<typeof getOrderStatus>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderStatus>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderStatus>>,
          TError,
          Awaited<ReturnType<typeof getOrderStatus>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderStatus<TData = Awaited<ReturnType<typeof getOrderStatus>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderStatus>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Состояние заказа
 */

export function useGetOrderStatus<TData = Awaited<ReturnType<typeof getOrderStatus>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderStatus>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderStatusQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Состояние заказа
 */
export const prefetchGetOrderStatusQuery = async <TData = Awaited<ReturnType<typeof getOrderStatus>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderStatus>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetOrderStatusQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetOrderStatus} query
 */
export const invalidateGetOrderStatus = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOrderStatusQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Состояние заказа
 */
export const useSetGetOrderStatusQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getOrderStatus>> | undefined | ((old: Awaited<ReturnType<typeof getOrderStatus>> | undefined) => Awaited<ReturnType<typeof getOrderStatus>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getOrderStatus>>>({ exact: $exactMatch, queryKey: getGetOrderStatusQueryKey(id) }, updater);
  };
}

/**
 * @summary Состояние заказа
 */
export const useGetGetOrderStatusQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getOrderStatus>>>(getGetOrderStatusQueryKey(id));
}


export const getGetOrderStatusSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getOrderStatus>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderStatus>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderStatusQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderStatus>>> = ({ signal }) => getOrderStatus(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderStatus>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetOrderStatusSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderStatus>>>
export type GetOrderStatusSuspenseQueryError = ErrorType<ErrorPayload>


export function useGetOrderStatusSuspense<TData = Awaited<ReturnType<typeof getOrderStatus>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderStatus>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderStatusSuspense<TData = Awaited<ReturnType<typeof getOrderStatus>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderStatus>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderStatusSuspense<TData = Awaited<ReturnType<typeof getOrderStatus>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderStatus>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Состояние заказа
 */

export function useGetOrderStatusSuspense<TData = Awaited<ReturnType<typeof getOrderStatus>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderStatus>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderStatusSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCancelOrderUrl = (id: string,) => {




  return `/api/v1/order/${encodeURIComponent(String(id))}/cancel`
}

/**
 * Можно до отправки, пока в `allowedActions` есть Cancel; товары возвращаются в продажу. Иначе 409 NotAllowed.
 * @summary Отменить заказ
 */
export const cancelOrder = async (id: string, options?: Parameters<typeof http>[1]): Promise<Order> => {

  return http<Order>(getCancelOrderUrl(id),
  {
    ...options,
    method: 'POST'

    ,
    schema: async () => (await schemas()).Order
  }
);}





export const getCancelOrderMutationKey = () => ['cancelOrder'] as const;

export const getCancelOrderMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelOrder>>, TError,CancelOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelOrder>>, TError,CancelOrderMutationVariables, TContext> => {

const mutationKey = getCancelOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelOrder>>, CancelOrderMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  cancelOrder(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelOrderMutationResult = NonNullable<Awaited<ReturnType<typeof cancelOrder>>>

    export type CancelOrderMutationError = ErrorType<ErrorPayload>
    export type CancelOrderMutationVariables = {id: string}

    /**
 * @summary Отменить заказ
 */
export const useCancelOrder = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelOrder>>, TError,CancelOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelOrder>>,
        TError,
        CancelOrderMutationVariables,
        TContext
      > => {
      return useMutation(getCancelOrderMutationOptions(options), queryClient);
    }
    export const getRepeatOrderUrl = (id: string,) => {




  return `/api/v1/order/${encodeURIComponent(String(id))}/repeat`
}

/**
 * С `preview` показывает, что есть, чего меньше и чего нет; без него кладёт доступное в корзину, ничего из неё не убирая.
 * @summary Повторить заказ
 */
export const repeatOrder = async (id: string,
    repeatOrderBody: RepeatOrder, options?: Parameters<typeof http>[1]): Promise<RepeatResult> => {

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
return http<RepeatResult>(getRepeatOrderUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(repeatOrderBody),
    schema: async () => (await schemas()).RepeatResult
  }
);}





export const getRepeatOrderMutationKey = () => ['repeatOrder'] as const;

export const getRepeatOrderMutationOptions = <TError = ErrorType<ErrorPayload | CartConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof repeatOrder>>, TError,RepeatOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof repeatOrder>>, TError,RepeatOrderMutationVariables, TContext> => {

const mutationKey = getRepeatOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof repeatOrder>>, RepeatOrderMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  repeatOrder(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RepeatOrderMutationResult = NonNullable<Awaited<ReturnType<typeof repeatOrder>>>
    export type RepeatOrderMutationBody = RepeatOrder
    export type RepeatOrderMutationError = ErrorType<ErrorPayload | CartConflict>
    export type RepeatOrderMutationVariables = {id: string;data: RepeatOrder}

    /**
 * @summary Повторить заказ
 */
export const useRepeatOrder = <TError = ErrorType<ErrorPayload | CartConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof repeatOrder>>, TError,RepeatOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof repeatOrder>>,
        TError,
        RepeatOrderMutationVariables,
        TContext
      > => {
      return useMutation(getRepeatOrderMutationOptions(options), queryClient);
    }
    export const getListPendingOrdersUrl = () => {




  return `/api/v1/order/pending`
}

/**
 * Неоконченные оформления, не созданные и отклонённые согласующими, согласованные, но не отданные на создание, и неоплаченные онлайн — чтобы напомнить о них. Не листается.
 * @summary Заказы, которые ждут читателя
 */
export const listPendingOrders = async ( options?: Parameters<typeof http>[1]): Promise<PendingOrders> => {

  return http<PendingOrders>(getListPendingOrdersUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).PendingOrders
  }
);}





export const getListPendingOrdersQueryKey = () => {
    return [
    'api','v1','order','pending'
    ] as const;
    }


export const getListPendingOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listPendingOrders>>, TError = ErrorType<ErrorPayload>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPendingOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPendingOrdersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPendingOrders>>> = ({ signal }) => listPendingOrders({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPendingOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPendingOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listPendingOrders>>>
export type ListPendingOrdersQueryError = ErrorType<ErrorPayload>


export function useListPendingOrders<TData = Awaited<ReturnType<typeof listPendingOrders>>, TError = ErrorType<ErrorPayload>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPendingOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPendingOrders>>,
          TError,
          Awaited<ReturnType<typeof listPendingOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPendingOrders<TData = Awaited<ReturnType<typeof listPendingOrders>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPendingOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPendingOrders>>,
          TError,
          Awaited<ReturnType<typeof listPendingOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPendingOrders<TData = Awaited<ReturnType<typeof listPendingOrders>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPendingOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Заказы, которые ждут читателя
 */

export function useListPendingOrders<TData = Awaited<ReturnType<typeof listPendingOrders>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPendingOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPendingOrdersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Заказы, которые ждут читателя
 */
export const prefetchListPendingOrdersQuery = async <TData = Awaited<ReturnType<typeof listPendingOrders>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPendingOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPendingOrdersQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPendingOrders} query
 */
export const invalidateListPendingOrders = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPendingOrdersQueryKey() }, options);

  return queryClient;
}

/**
 * @summary Заказы, которые ждут читателя
 */
export const useSetListPendingOrdersQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof listPendingOrders>> | undefined | ((old: Awaited<ReturnType<typeof listPendingOrders>> | undefined) => Awaited<ReturnType<typeof listPendingOrders>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listPendingOrders>>>({ exact: $exactMatch, queryKey: getListPendingOrdersQueryKey() }, updater);
  };
}

/**
 * @summary Заказы, которые ждут читателя
 */
export const useGetListPendingOrdersQueryData = () => {
  const queryClient = useQueryClient();
  return () =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listPendingOrders>>>(getListPendingOrdersQueryKey());
}


export const getListPendingOrdersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPendingOrders>>, TError = ErrorType<ErrorPayload>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPendingOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPendingOrdersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPendingOrders>>> = ({ signal }) => listPendingOrders({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPendingOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPendingOrdersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPendingOrders>>>
export type ListPendingOrdersSuspenseQueryError = ErrorType<ErrorPayload>


export function useListPendingOrdersSuspense<TData = Awaited<ReturnType<typeof listPendingOrders>>, TError = ErrorType<ErrorPayload>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPendingOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPendingOrdersSuspense<TData = Awaited<ReturnType<typeof listPendingOrders>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPendingOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPendingOrdersSuspense<TData = Awaited<ReturnType<typeof listPendingOrders>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPendingOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Заказы, которые ждут читателя
 */

export function useListPendingOrdersSuspense<TData = Awaited<ReturnType<typeof listPendingOrders>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPendingOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPendingOrdersSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetOrderInstallmentUrl = (id: string,) => {




  return `/api/v1/order/${encodeURIComponent(String(id))}/installment`
}

/**
 * Сроки и состояние заявки для заказа с оплатой SberInstallment. В оформлении — условия до согласия с ними, пока рассрочка доступна: state Available без `applyURL`. Иначе 409 NotAllowed.
 * @summary Рассрочка на заказ
 */
export const getOrderInstallment = async (id: string, options?: Parameters<typeof http>[1]): Promise<Installment> => {

  return http<Installment>(getGetOrderInstallmentUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).Installment
  }
);}





export const getGetOrderInstallmentQueryKey = (id: string,) => {
    return [
    'api','v1','order',id,'installment'
    ] as const;
    }


export const getGetOrderInstallmentQueryOptions = <TData = Awaited<ReturnType<typeof getOrderInstallment>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderInstallment>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderInstallmentQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderInstallment>>> = ({ signal }) => getOrderInstallment(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrderInstallment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderInstallmentQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderInstallment>>>
export type GetOrderInstallmentQueryError = ErrorType<ErrorPayload>


export function useGetOrderInstallment<TData = Awaited<ReturnType<typeof getOrderInstallment>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderInstallment>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderInstallment>>,
          TError,
          Awaited<ReturnType<typeof getOrderInstallment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderInstallment<TData = Awaited<ReturnType<typeof getOrderInstallment>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderInstallment>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderInstallment>>,
          TError,
          Awaited<ReturnType<typeof getOrderInstallment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderInstallment<TData = Awaited<ReturnType<typeof getOrderInstallment>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderInstallment>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Рассрочка на заказ
 */

export function useGetOrderInstallment<TData = Awaited<ReturnType<typeof getOrderInstallment>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderInstallment>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderInstallmentQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Рассрочка на заказ
 */
export const prefetchGetOrderInstallmentQuery = async <TData = Awaited<ReturnType<typeof getOrderInstallment>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderInstallment>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetOrderInstallmentQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetOrderInstallment} query
 */
export const invalidateGetOrderInstallment = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOrderInstallmentQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Рассрочка на заказ
 */
export const useSetGetOrderInstallmentQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getOrderInstallment>> | undefined | ((old: Awaited<ReturnType<typeof getOrderInstallment>> | undefined) => Awaited<ReturnType<typeof getOrderInstallment>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getOrderInstallment>>>({ exact: $exactMatch, queryKey: getGetOrderInstallmentQueryKey(id) }, updater);
  };
}

/**
 * @summary Рассрочка на заказ
 */
export const useGetGetOrderInstallmentQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getOrderInstallment>>>(getGetOrderInstallmentQueryKey(id));
}


export const getGetOrderInstallmentSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getOrderInstallment>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderInstallment>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderInstallmentQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderInstallment>>> = ({ signal }) => getOrderInstallment(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderInstallment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetOrderInstallmentSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderInstallment>>>
export type GetOrderInstallmentSuspenseQueryError = ErrorType<ErrorPayload>


export function useGetOrderInstallmentSuspense<TData = Awaited<ReturnType<typeof getOrderInstallment>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderInstallment>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderInstallmentSuspense<TData = Awaited<ReturnType<typeof getOrderInstallment>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderInstallment>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderInstallmentSuspense<TData = Awaited<ReturnType<typeof getOrderInstallment>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderInstallment>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Рассрочка на заказ
 */

export function useGetOrderInstallmentSuspense<TData = Awaited<ReturnType<typeof getOrderInstallment>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderInstallment>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderInstallmentSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getPayOrderOnlineUrl = (id: string,) => {




  return `/api/v1/order/${encodeURIComponent(String(id))}/payment/online`
}

/**
 * Начинает онлайн-оплату и говорит, где платить. Начатая и ещё не истёкшая возвращается та же, второй раз деньги не спишут. Можно, пока в `allowedActions` есть Pay; оплаченный — 409 AlreadyPaid, прочее — 409 NotAllowed. Чем кончилось, говорит `payment` заказа.
 * @summary Оплатить онлайн
 */
export const payOrderOnline = async (id: string, options?: Parameters<typeof http>[1]): Promise<OnlinePayment> => {

  return http<OnlinePayment>(getPayOrderOnlineUrl(id),
  {
    ...options,
    method: 'POST'

    ,
    schema: async () => (await schemas()).OnlinePayment
  }
);}





export const getPayOrderOnlineMutationKey = () => ['payOrderOnline'] as const;

export const getPayOrderOnlineMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof payOrderOnline>>, TError,PayOrderOnlineMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof payOrderOnline>>, TError,PayOrderOnlineMutationVariables, TContext> => {

const mutationKey = getPayOrderOnlineMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof payOrderOnline>>, PayOrderOnlineMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  payOrderOnline(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PayOrderOnlineMutationResult = NonNullable<Awaited<ReturnType<typeof payOrderOnline>>>

    export type PayOrderOnlineMutationError = ErrorType<ErrorPayload>
    export type PayOrderOnlineMutationVariables = {id: string}

    /**
 * @summary Оплатить онлайн
 */
export const usePayOrderOnline = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof payOrderOnline>>, TError,PayOrderOnlineMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof payOrderOnline>>,
        TError,
        PayOrderOnlineMutationVariables,
        TContext
      > => {
      return useMutation(getPayOrderOnlineMutationOptions(options), queryClient);
    }
    export const getExplainOrderPriceUrl = (id: string,
    params?: ExplainOrderPriceParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/order/${encodeURIComponent(String(id))}/price?${stringifiedParams}` : `/api/v1/order/${encodeURIComponent(String(id))}/price`
}

/**
 * Цена строки или всего заказа по шагам; у неподтверждённого — нынешняя, у подтверждённого — та, по которой он подтверждён. Чужой заказ и товар не из заказа — 404.
 * @summary Из чего цена заказа
 */
export const explainOrderPrice = async (id: string,
    params?: ExplainOrderPriceParams, options?: Parameters<typeof http>[1]): Promise<PriceExplanation> => {

  return http<PriceExplanation>(getExplainOrderPriceUrl(id,params),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).PriceExplanation
  }
);}





export const getExplainOrderPriceQueryKey = (id: string,
    params?: ExplainOrderPriceParams,) => {
    return [
    'api','v1','order',id,'price', ...(params ? [params] : [])
    ] as const;
    }


export const getExplainOrderPriceQueryOptions = <TData = Awaited<ReturnType<typeof explainOrderPrice>>, TError = ErrorType<ErrorPayload>>(id: string,
    params?: ExplainOrderPriceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof explainOrderPrice>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExplainOrderPriceQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof explainOrderPrice>>> = ({ signal }) => explainOrderPrice(id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof explainOrderPrice>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExplainOrderPriceQueryResult = NonNullable<Awaited<ReturnType<typeof explainOrderPrice>>>
export type ExplainOrderPriceQueryError = ErrorType<ErrorPayload>


export function useExplainOrderPrice<TData = Awaited<ReturnType<typeof explainOrderPrice>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params: undefined |  ExplainOrderPriceParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof explainOrderPrice>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof explainOrderPrice>>,
          TError,
          Awaited<ReturnType<typeof explainOrderPrice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExplainOrderPrice<TData = Awaited<ReturnType<typeof explainOrderPrice>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params?: ExplainOrderPriceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof explainOrderPrice>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof explainOrderPrice>>,
          TError,
          Awaited<ReturnType<typeof explainOrderPrice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExplainOrderPrice<TData = Awaited<ReturnType<typeof explainOrderPrice>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params?: ExplainOrderPriceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof explainOrderPrice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Из чего цена заказа
 */

export function useExplainOrderPrice<TData = Awaited<ReturnType<typeof explainOrderPrice>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params?: ExplainOrderPriceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof explainOrderPrice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExplainOrderPriceQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Из чего цена заказа
 */
export const prefetchExplainOrderPriceQuery = async <TData = Awaited<ReturnType<typeof explainOrderPrice>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string,
    params?: ExplainOrderPriceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof explainOrderPrice>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getExplainOrderPriceQueryOptions(id,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useExplainOrderPrice} query
 */
export const invalidateExplainOrderPrice = async (
 queryClient: QueryClient, id: string,
    params?: ExplainOrderPriceParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getExplainOrderPriceQueryKey(id,params) }, options);

  return queryClient;
}

/**
 * @summary Из чего цена заказа
 */
export const useSetExplainOrderPriceQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,
    params: ExplainOrderPriceParams | undefined,updater: Awaited<ReturnType<typeof explainOrderPrice>> | undefined | ((old: Awaited<ReturnType<typeof explainOrderPrice>> | undefined) => Awaited<ReturnType<typeof explainOrderPrice>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof explainOrderPrice>>>({ exact: $exactMatch, queryKey: getExplainOrderPriceQueryKey(id,params) }, updater);
  };
}

/**
 * @summary Из чего цена заказа
 */
export const useGetExplainOrderPriceQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,
    params?: ExplainOrderPriceParams,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof explainOrderPrice>>>(getExplainOrderPriceQueryKey(id,params));
}


export const getExplainOrderPriceSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof explainOrderPrice>>, TError = ErrorType<ErrorPayload>>(id: string,
    params?: ExplainOrderPriceParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof explainOrderPrice>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExplainOrderPriceQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof explainOrderPrice>>> = ({ signal }) => explainOrderPrice(id,params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof explainOrderPrice>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ExplainOrderPriceSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof explainOrderPrice>>>
export type ExplainOrderPriceSuspenseQueryError = ErrorType<ErrorPayload>


export function useExplainOrderPriceSuspense<TData = Awaited<ReturnType<typeof explainOrderPrice>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params: undefined |  ExplainOrderPriceParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof explainOrderPrice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExplainOrderPriceSuspense<TData = Awaited<ReturnType<typeof explainOrderPrice>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params?: ExplainOrderPriceParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof explainOrderPrice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExplainOrderPriceSuspense<TData = Awaited<ReturnType<typeof explainOrderPrice>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params?: ExplainOrderPriceParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof explainOrderPrice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Из чего цена заказа
 */

export function useExplainOrderPriceSuspense<TData = Awaited<ReturnType<typeof explainOrderPrice>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params?: ExplainOrderPriceParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof explainOrderPrice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExplainOrderPriceSuspenseQueryOptions(id,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetOrderInvoiceUrl = (id: string,) => {




  return `/api/v1/order/${encodeURIComponent(String(id))}/invoice`
}

/**
 * Счёт в PDF для печати и оплаты. Есть у оформленного заказа с оплатой Invoice; у другого — 409 NotAllowed.
 * @summary Счёт на оплату
 */
export const getOrderInvoice = async (id: string, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getGetOrderInvoiceUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetOrderInvoiceQueryKey = (id: string,) => {
    return [
    'api','v1','order',id,'invoice'
    ] as const;
    }


export const getGetOrderInvoiceQueryOptions = <TData = Awaited<ReturnType<typeof getOrderInvoice>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderInvoice>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderInvoiceQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderInvoice>>> = ({ signal }) => getOrderInvoice(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrderInvoice>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderInvoiceQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderInvoice>>>
export type GetOrderInvoiceQueryError = ErrorType<ErrorPayload>


export function useGetOrderInvoice<TData = Awaited<ReturnType<typeof getOrderInvoice>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderInvoice>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderInvoice>>,
          TError,
          Awaited<ReturnType<typeof getOrderInvoice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderInvoice<TData = Awaited<ReturnType<typeof getOrderInvoice>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderInvoice>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderInvoice>>,
          TError,
          Awaited<ReturnType<typeof getOrderInvoice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderInvoice<TData = Awaited<ReturnType<typeof getOrderInvoice>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderInvoice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Счёт на оплату
 */

export function useGetOrderInvoice<TData = Awaited<ReturnType<typeof getOrderInvoice>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderInvoice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderInvoiceQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Счёт на оплату
 */
export const prefetchGetOrderInvoiceQuery = async <TData = Awaited<ReturnType<typeof getOrderInvoice>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderInvoice>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetOrderInvoiceQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetOrderInvoice} query
 */
export const invalidateGetOrderInvoice = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOrderInvoiceQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Счёт на оплату
 */
export const useSetGetOrderInvoiceQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getOrderInvoice>> | undefined | ((old: Awaited<ReturnType<typeof getOrderInvoice>> | undefined) => Awaited<ReturnType<typeof getOrderInvoice>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getOrderInvoice>>>({ exact: $exactMatch, queryKey: getGetOrderInvoiceQueryKey(id) }, updater);
  };
}

/**
 * @summary Счёт на оплату
 */
export const useGetGetOrderInvoiceQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getOrderInvoice>>>(getGetOrderInvoiceQueryKey(id));
}


export const getGetOrderInvoiceSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getOrderInvoice>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderInvoice>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderInvoiceQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderInvoice>>> = ({ signal }) => getOrderInvoice(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderInvoice>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetOrderInvoiceSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderInvoice>>>
export type GetOrderInvoiceSuspenseQueryError = ErrorType<ErrorPayload>


export function useGetOrderInvoiceSuspense<TData = Awaited<ReturnType<typeof getOrderInvoice>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderInvoice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderInvoiceSuspense<TData = Awaited<ReturnType<typeof getOrderInvoice>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderInvoice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderInvoiceSuspense<TData = Awaited<ReturnType<typeof getOrderInvoice>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderInvoice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Счёт на оплату
 */

export function useGetOrderInvoiceSuspense<TData = Awaited<ReturnType<typeof getOrderInvoice>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderInvoice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderInvoiceSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






