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
  OrderStatusView
} from '../model';

const schemas = () => import('./order.schemas.ts');
import type {
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


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






