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
  CatalogImportReport
} from '../model';

const schemas = () => import('./backoffice.schemas.ts');
import type {
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getGetCatalogImportUrl = (id: string,) => {




  return `/api/v1/backoffice/imports/${encodeURIComponent(String(id))}`
}

/**
 * Счётчики импорта и каких строк в его отчёте сколько. Неизвестный — 404.
 * @summary Импорт и его итоги
 */
export const getCatalogImport = async (id: string, options?: Parameters<typeof http>[1]): Promise<CatalogImportReport> => {

  return http<CatalogImportReport>(getGetCatalogImportUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).CatalogImportReport
  }
);}





export const getGetCatalogImportQueryKey = (id: string,) => {
    return [
    'api','v1','backoffice','imports',id
    ] as const;
    }


export const getGetCatalogImportQueryOptions = <TData = Awaited<ReturnType<typeof getCatalogImport>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCatalogImport>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCatalogImportQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCatalogImport>>> = ({ signal }) => getCatalogImport(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCatalogImport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCatalogImportQueryResult = NonNullable<Awaited<ReturnType<typeof getCatalogImport>>>
export type GetCatalogImportQueryError = ErrorType<ErrorPayload>


export function useGetCatalogImport<TData = Awaited<ReturnType<typeof getCatalogImport>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCatalogImport>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCatalogImport>>,
          TError,
          Awaited<ReturnType<typeof getCatalogImport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCatalogImport<TData = Awaited<ReturnType<typeof getCatalogImport>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCatalogImport>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCatalogImport>>,
          TError,
          Awaited<ReturnType<typeof getCatalogImport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCatalogImport<TData = Awaited<ReturnType<typeof getCatalogImport>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCatalogImport>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Импорт и его итоги
 */

export function useGetCatalogImport<TData = Awaited<ReturnType<typeof getCatalogImport>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCatalogImport>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCatalogImportQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Импорт и его итоги
 */
export const prefetchGetCatalogImportQuery = async <TData = Awaited<ReturnType<typeof getCatalogImport>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCatalogImport>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetCatalogImportQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetCatalogImport} query
 */
export const invalidateGetCatalogImport = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCatalogImportQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Импорт и его итоги
 */
export const useSetGetCatalogImportQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getCatalogImport>> | undefined | ((old: Awaited<ReturnType<typeof getCatalogImport>> | undefined) => Awaited<ReturnType<typeof getCatalogImport>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getCatalogImport>>>({ exact: $exactMatch, queryKey: getGetCatalogImportQueryKey(id) }, updater);
  };
}

/**
 * @summary Импорт и его итоги
 */
export const useGetGetCatalogImportQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getCatalogImport>>>(getGetCatalogImportQueryKey(id));
}


export const getGetCatalogImportSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCatalogImport>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCatalogImport>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCatalogImportQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCatalogImport>>> = ({ signal }) => getCatalogImport(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCatalogImport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCatalogImportSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCatalogImport>>>
export type GetCatalogImportSuspenseQueryError = ErrorType<ErrorPayload>


export function useGetCatalogImportSuspense<TData = Awaited<ReturnType<typeof getCatalogImport>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCatalogImport>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCatalogImportSuspense<TData = Awaited<ReturnType<typeof getCatalogImport>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCatalogImport>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCatalogImportSuspense<TData = Awaited<ReturnType<typeof getCatalogImport>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCatalogImport>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Импорт и его итоги
 */

export function useGetCatalogImportSuspense<TData = Awaited<ReturnType<typeof getCatalogImport>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCatalogImport>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCatalogImportSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






