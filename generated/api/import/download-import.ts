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
  DownloadImport,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getDownloadImportUrl = () => {




  return `/api/v1/import/download`
}

/**
 * Книга XLSX: шаблон для заполнения либо строки разбора с исходом и пояснением. Текст, который таблица приняла бы за формулу, обезврежен. Чужой или просроченный разбор — 404.
 * @summary Скачать шаблон или строки с ошибками
 */
export const downloadImport = async (downloadImportBody: DownloadImport, options?: Parameters<typeof http>[1]): Promise<Blob> => {

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
return http<Blob>(getDownloadImportUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(downloadImportBody)
  }
);}





export const getDownloadImportQueryKey = (downloadImportBody?: DownloadImport,) => {
    return [
    'POST', 'api','v1','import','download', downloadImportBody
    ] as const;
    }


export const getDownloadImportQueryOptions = <TData = Awaited<ReturnType<typeof downloadImport>>, TError = ErrorType<ErrorPayload>>(downloadImportBody: DownloadImport, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadImport>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadImportQueryKey(downloadImportBody);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadImport>>> = ({ signal }) => downloadImport(downloadImportBody, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof downloadImport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DownloadImportQueryResult = NonNullable<Awaited<ReturnType<typeof downloadImport>>>
export type DownloadImportQueryError = ErrorType<ErrorPayload>


export function useDownloadImport<TData = Awaited<ReturnType<typeof downloadImport>>, TError = ErrorType<ErrorPayload>>(
 downloadImportBody: DownloadImport, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadImport>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadImport>>,
          TError,
          Awaited<ReturnType<typeof downloadImport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadImport<TData = Awaited<ReturnType<typeof downloadImport>>, TError = ErrorType<ErrorPayload>>(
 downloadImportBody: DownloadImport, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadImport>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadImport>>,
          TError,
          Awaited<ReturnType<typeof downloadImport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadImport<TData = Awaited<ReturnType<typeof downloadImport>>, TError = ErrorType<ErrorPayload>>(
 downloadImportBody: DownloadImport, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadImport>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Скачать шаблон или строки с ошибками
 */

export function useDownloadImport<TData = Awaited<ReturnType<typeof downloadImport>>, TError = ErrorType<ErrorPayload>>(
 downloadImportBody: DownloadImport, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadImport>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDownloadImportQueryOptions(downloadImportBody,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Скачать шаблон или строки с ошибками
 */
export const prefetchDownloadImportQuery = async <TData = Awaited<ReturnType<typeof downloadImport>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, downloadImportBody: DownloadImport, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadImport>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getDownloadImportQueryOptions(downloadImportBody,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useDownloadImport} query
 */
export const invalidateDownloadImport = async (
 queryClient: QueryClient, downloadImportBody: DownloadImport, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getDownloadImportQueryKey(downloadImportBody) }, options);

  return queryClient;
}

/**
 * @summary Скачать шаблон или строки с ошибками
 */
export const useSetDownloadImportQueryData = () => {
  const queryClient = useQueryClient();
  return (downloadImportBody: DownloadImport | undefined,updater: Awaited<ReturnType<typeof downloadImport>> | undefined | ((old: Awaited<ReturnType<typeof downloadImport>> | undefined) => Awaited<ReturnType<typeof downloadImport>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof downloadImport>>>({ exact: $exactMatch, queryKey: getDownloadImportQueryKey(downloadImportBody) }, updater);
  };
}

/**
 * @summary Скачать шаблон или строки с ошибками
 */
export const useGetDownloadImportQueryData = () => {
  const queryClient = useQueryClient();
  return (downloadImportBody: DownloadImport,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof downloadImport>>>(getDownloadImportQueryKey(downloadImportBody));
}


export const getDownloadImportSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof downloadImport>>, TError = ErrorType<ErrorPayload>>(downloadImportBody: DownloadImport, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadImport>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadImportQueryKey(downloadImportBody);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadImport>>> = ({ signal }) => downloadImport(downloadImportBody, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadImport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type DownloadImportSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof downloadImport>>>
export type DownloadImportSuspenseQueryError = ErrorType<ErrorPayload>


export function useDownloadImportSuspense<TData = Awaited<ReturnType<typeof downloadImport>>, TError = ErrorType<ErrorPayload>>(
 downloadImportBody: DownloadImport, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadImport>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadImportSuspense<TData = Awaited<ReturnType<typeof downloadImport>>, TError = ErrorType<ErrorPayload>>(
 downloadImportBody: DownloadImport, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadImport>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadImportSuspense<TData = Awaited<ReturnType<typeof downloadImport>>, TError = ErrorType<ErrorPayload>>(
 downloadImportBody: DownloadImport, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadImport>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Скачать шаблон или строки с ошибками
 */

export function useDownloadImportSuspense<TData = Awaited<ReturnType<typeof downloadImport>>, TError = ErrorType<ErrorPayload>>(
 downloadImportBody: DownloadImport, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof downloadImport>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDownloadImportSuspenseQueryOptions(downloadImportBody,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






