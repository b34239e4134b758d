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
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


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






