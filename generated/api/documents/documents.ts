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






