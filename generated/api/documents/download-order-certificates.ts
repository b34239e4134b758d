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


export const getDownloadOrderCertificatesUrl = (id: string,) => {




  return `/api/v1/documents/order/${encodeURIComponent(String(id))}/certificates/archive`
}

/**
 * ZIP со всеми файлами, на которые ссылаются документы товаров заказа, и списком в `Список документов.txt`: что к какому товару относится, у каких товаров документов нет и какие файлы получить не удалось. Имена файлов — в UTF-8. Есть у любого подтверждённого заказа читателя; у черновика — 409 NotAllowed.
 * @summary Документы на товары заказа одним архивом
 */
export const downloadOrderCertificates = async (id: string, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getDownloadOrderCertificatesUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getDownloadOrderCertificatesQueryKey = (id: string,) => {
    return [
    'api','v1','documents','order',id,'certificates','archive'
    ] as const;
    }


export const getDownloadOrderCertificatesQueryOptions = <TData = Awaited<ReturnType<typeof downloadOrderCertificates>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadOrderCertificates>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadOrderCertificatesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadOrderCertificates>>> = ({ signal }) => downloadOrderCertificates(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof downloadOrderCertificates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DownloadOrderCertificatesQueryResult = NonNullable<Awaited<ReturnType<typeof downloadOrderCertificates>>>
export type DownloadOrderCertificatesQueryError = ErrorType<ErrorPayload>


export function useDownloadOrderCertificates<TData = Awaited<ReturnType<typeof downloadOrderCertificates>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadOrderCertificates>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadOrderCertificates>>,
          TError,
          Awaited<ReturnType<typeof downloadOrderCertificates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadOrderCertificates<TData = Awaited<ReturnType<typeof downloadOrderCertificates>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadOrderCertificates>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadOrderCertificates>>,
          TError,
          Awaited<ReturnType<typeof downloadOrderCertificates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadOrderCertificates<TData = Awaited<ReturnType<typeof downloadOrderCertificates>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadOrderCertificates>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Документы на товары заказа одним архивом
 */

export function useDownloadOrderCertificates<TData = Awaited<ReturnType<typeof downloadOrderCertificates>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadOrderCertificates>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDownloadOrderCertificatesQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Документы на товары заказа одним архивом
 */
export const prefetchDownloadOrderCertificatesQuery = async <TData = Awaited<ReturnType<typeof downloadOrderCertificates>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadOrderCertificates>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getDownloadOrderCertificatesQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useDownloadOrderCertificates} query
 */
export const invalidateDownloadOrderCertificates = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getDownloadOrderCertificatesQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Документы на товары заказа одним архивом
 */
export const useSetDownloadOrderCertificatesQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof downloadOrderCertificates>> | undefined | ((old: Awaited<ReturnType<typeof downloadOrderCertificates>> | undefined) => Awaited<ReturnType<typeof downloadOrderCertificates>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof downloadOrderCertificates>>>({ exact: $exactMatch, queryKey: getDownloadOrderCertificatesQueryKey(id) }, updater);
  };
}

/**
 * @summary Документы на товары заказа одним архивом
 */
export const useGetDownloadOrderCertificatesQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof downloadOrderCertificates>>>(getDownloadOrderCertificatesQueryKey(id));
}


export const getDownloadOrderCertificatesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof downloadOrderCertificates>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadOrderCertificates>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadOrderCertificatesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadOrderCertificates>>> = ({ signal }) => downloadOrderCertificates(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadOrderCertificates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type DownloadOrderCertificatesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof downloadOrderCertificates>>>
export type DownloadOrderCertificatesSuspenseQueryError = ErrorType<ErrorPayload>


export function useDownloadOrderCertificatesSuspense<TData = Awaited<ReturnType<typeof downloadOrderCertificates>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadOrderCertificates>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadOrderCertificatesSuspense<TData = Awaited<ReturnType<typeof downloadOrderCertificates>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadOrderCertificates>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadOrderCertificatesSuspense<TData = Awaited<ReturnType<typeof downloadOrderCertificates>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadOrderCertificates>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Документы на товары заказа одним архивом
 */

export function useDownloadOrderCertificatesSuspense<TData = Awaited<ReturnType<typeof downloadOrderCertificates>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadOrderCertificates>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDownloadOrderCertificatesSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






