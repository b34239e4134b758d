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
  OrderCertificates
} from '../model';

const schemas = () => import('./documents.schemas.ts');
import type {
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getGetOrderCertificatesUrl = (id: string,) => {




  return `/api/v1/documents/order/${encodeURIComponent(String(id))}/certificates`
}

/**
 * Удостоверения и декларации на каждый товар заказа, со ссылками на файлы. Есть у любого подтверждённого заказа читателя; у черновика — 409 NotAllowed.
 * @summary Документы на товары заказа
 */
export const getOrderCertificates = async (id: string, options?: Parameters<typeof http>[1]): Promise<OrderCertificates> => {

  return http<OrderCertificates>(getGetOrderCertificatesUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).OrderCertificates
  }
);}





export const getGetOrderCertificatesQueryKey = (id: string,) => {
    return [
    'api','v1','documents','order',id,'certificates'
    ] as const;
    }


export const getGetOrderCertificatesQueryOptions = <TData = Awaited<ReturnType<typeof getOrderCertificates>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderCertificates>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderCertificatesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderCertificates>>> = ({ signal }) => getOrderCertificates(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrderCertificates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderCertificatesQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderCertificates>>>
export type GetOrderCertificatesQueryError = ErrorType<ErrorPayload>


export function useGetOrderCertificates<TData = Awaited<ReturnType<typeof getOrderCertificates>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderCertificates>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderCertificates>>,
          TError,
          Awaited<ReturnType<typeof getOrderCertificates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderCertificates<TData = Awaited<ReturnType<typeof getOrderCertificates>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderCertificates>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderCertificates>>,
          TError,
          Awaited<ReturnType<typeof getOrderCertificates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderCertificates<TData = Awaited<ReturnType<typeof getOrderCertificates>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderCertificates>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Документы на товары заказа
 */

export function useGetOrderCertificates<TData = Awaited<ReturnType<typeof getOrderCertificates>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderCertificates>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderCertificatesQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Документы на товары заказа
 */
export const prefetchGetOrderCertificatesQuery = async <TData = Awaited<ReturnType<typeof getOrderCertificates>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderCertificates>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetOrderCertificatesQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetOrderCertificates} query
 */
export const invalidateGetOrderCertificates = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOrderCertificatesQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Документы на товары заказа
 */
export const useSetGetOrderCertificatesQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getOrderCertificates>> | undefined | ((old: Awaited<ReturnType<typeof getOrderCertificates>> | undefined) => Awaited<ReturnType<typeof getOrderCertificates>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getOrderCertificates>>>({ exact: $exactMatch, queryKey: getGetOrderCertificatesQueryKey(id) }, updater);
  };
}

/**
 * @summary Документы на товары заказа
 */
export const useGetGetOrderCertificatesQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getOrderCertificates>>>(getGetOrderCertificatesQueryKey(id));
}


export const getGetOrderCertificatesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getOrderCertificates>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderCertificates>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderCertificatesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderCertificates>>> = ({ signal }) => getOrderCertificates(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderCertificates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetOrderCertificatesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderCertificates>>>
export type GetOrderCertificatesSuspenseQueryError = ErrorType<ErrorPayload>


export function useGetOrderCertificatesSuspense<TData = Awaited<ReturnType<typeof getOrderCertificates>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderCertificates>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderCertificatesSuspense<TData = Awaited<ReturnType<typeof getOrderCertificates>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderCertificates>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderCertificatesSuspense<TData = Awaited<ReturnType<typeof getOrderCertificates>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderCertificates>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Документы на товары заказа
 */

export function useGetOrderCertificatesSuspense<TData = Awaited<ReturnType<typeof getOrderCertificates>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderCertificates>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderCertificatesSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






