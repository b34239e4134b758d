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
  PendingOrders
} from '../model';

const schemas = () => import('./order.schemas.ts');
import type {
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


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






