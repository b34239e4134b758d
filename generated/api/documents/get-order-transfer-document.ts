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


export const getGetOrderTransferDocumentUrl = (id: string,) => {




  return `/api/v1/documents/order/${encodeURIComponent(String(id))}/transferDocument`
}

/**
 * Универсальный передаточный документ (статус 1) в PDF. Есть у отправленного заказа компании; у другого — 409 NotAllowed.
 * @summary УПД
 */
export const getOrderTransferDocument = async (id: string, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getGetOrderTransferDocumentUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetOrderTransferDocumentQueryKey = (id: string,) => {
    return [
    'api','v1','documents','order',id,'transferDocument'
    ] as const;
    }


export const getGetOrderTransferDocumentQueryOptions = <TData = Awaited<ReturnType<typeof getOrderTransferDocument>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderTransferDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderTransferDocumentQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderTransferDocument>>> = ({ signal }) => getOrderTransferDocument(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrderTransferDocument>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderTransferDocumentQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderTransferDocument>>>
export type GetOrderTransferDocumentQueryError = ErrorType<ErrorPayload>


export function useGetOrderTransferDocument<TData = Awaited<ReturnType<typeof getOrderTransferDocument>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderTransferDocument>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderTransferDocument>>,
          TError,
          Awaited<ReturnType<typeof getOrderTransferDocument>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderTransferDocument<TData = Awaited<ReturnType<typeof getOrderTransferDocument>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderTransferDocument>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderTransferDocument>>,
          TError,
          Awaited<ReturnType<typeof getOrderTransferDocument>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderTransferDocument<TData = Awaited<ReturnType<typeof getOrderTransferDocument>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderTransferDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary УПД
 */

export function useGetOrderTransferDocument<TData = Awaited<ReturnType<typeof getOrderTransferDocument>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderTransferDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderTransferDocumentQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary УПД
 */
export const prefetchGetOrderTransferDocumentQuery = async <TData = Awaited<ReturnType<typeof getOrderTransferDocument>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderTransferDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetOrderTransferDocumentQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetOrderTransferDocument} query
 */
export const invalidateGetOrderTransferDocument = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOrderTransferDocumentQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary УПД
 */
export const useSetGetOrderTransferDocumentQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getOrderTransferDocument>> | undefined | ((old: Awaited<ReturnType<typeof getOrderTransferDocument>> | undefined) => Awaited<ReturnType<typeof getOrderTransferDocument>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getOrderTransferDocument>>>({ exact: $exactMatch, queryKey: getGetOrderTransferDocumentQueryKey(id) }, updater);
  };
}

/**
 * @summary УПД
 */
export const useGetGetOrderTransferDocumentQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getOrderTransferDocument>>>(getGetOrderTransferDocumentQueryKey(id));
}


export const getGetOrderTransferDocumentSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getOrderTransferDocument>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderTransferDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderTransferDocumentQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderTransferDocument>>> = ({ signal }) => getOrderTransferDocument(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderTransferDocument>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetOrderTransferDocumentSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderTransferDocument>>>
export type GetOrderTransferDocumentSuspenseQueryError = ErrorType<ErrorPayload>


export function useGetOrderTransferDocumentSuspense<TData = Awaited<ReturnType<typeof getOrderTransferDocument>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderTransferDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderTransferDocumentSuspense<TData = Awaited<ReturnType<typeof getOrderTransferDocument>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderTransferDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderTransferDocumentSuspense<TData = Awaited<ReturnType<typeof getOrderTransferDocument>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderTransferDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary УПД
 */

export function useGetOrderTransferDocumentSuspense<TData = Awaited<ReturnType<typeof getOrderTransferDocument>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderTransferDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderTransferDocumentSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






