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
  CatalogImportEntries
} from '../model';

const schemas = () => import('./backoffice.schemas.ts');
import type {
  ErrorPayload,
  ListCatalogImportEntriesParams
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getListCatalogImportEntriesUrl = (id: string,
    params?: ListCatalogImportEntriesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/backoffice/imports/${encodeURIComponent(String(id))}/entries?${stringifiedParams}` : `/api/v1/backoffice/imports/${encodeURIComponent(String(id))}/entries`
}

/**
 * В чём отказано и что изменилось, с номерами строк файла. Неизвестный импорт — 404.
 * @summary Отчёт импорта построчно
 */
export const listCatalogImportEntries = async (id: string,
    params?: ListCatalogImportEntriesParams, options?: Parameters<typeof http>[1]): Promise<CatalogImportEntries> => {

  return http<CatalogImportEntries>(getListCatalogImportEntriesUrl(id,params),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).CatalogImportEntries
  }
);}





export const getListCatalogImportEntriesQueryKey = (id: string,
    params?: ListCatalogImportEntriesParams,) => {
    return [
    'api','v1','backoffice','imports',id,'entries', ...(params ? [params] : [])
    ] as const;
    }


export const getListCatalogImportEntriesQueryOptions = <TData = Awaited<ReturnType<typeof listCatalogImportEntries>>, TError = ErrorType<ErrorPayload>>(id: string,
    params?: ListCatalogImportEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCatalogImportEntries>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCatalogImportEntriesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCatalogImportEntries>>> = ({ signal }) => listCatalogImportEntries(id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCatalogImportEntries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCatalogImportEntriesQueryResult = NonNullable<Awaited<ReturnType<typeof listCatalogImportEntries>>>
export type ListCatalogImportEntriesQueryError = ErrorType<ErrorPayload>


export function useListCatalogImportEntries<TData = Awaited<ReturnType<typeof listCatalogImportEntries>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params: undefined |  ListCatalogImportEntriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCatalogImportEntries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCatalogImportEntries>>,
          TError,
          Awaited<ReturnType<typeof listCatalogImportEntries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCatalogImportEntries<TData = Awaited<ReturnType<typeof listCatalogImportEntries>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params?: ListCatalogImportEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCatalogImportEntries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCatalogImportEntries>>,
          TError,
          Awaited<ReturnType<typeof listCatalogImportEntries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCatalogImportEntries<TData = Awaited<ReturnType<typeof listCatalogImportEntries>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params?: ListCatalogImportEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCatalogImportEntries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Отчёт импорта построчно
 */

export function useListCatalogImportEntries<TData = Awaited<ReturnType<typeof listCatalogImportEntries>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params?: ListCatalogImportEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCatalogImportEntries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCatalogImportEntriesQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Отчёт импорта построчно
 */
export const prefetchListCatalogImportEntriesQuery = async <TData = Awaited<ReturnType<typeof listCatalogImportEntries>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string,
    params?: ListCatalogImportEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCatalogImportEntries>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCatalogImportEntriesQueryOptions(id,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListCatalogImportEntries} query
 */
export const invalidateListCatalogImportEntries = async (
 queryClient: QueryClient, id: string,
    params?: ListCatalogImportEntriesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCatalogImportEntriesQueryKey(id,params) }, options);

  return queryClient;
}

/**
 * @summary Отчёт импорта построчно
 */
export const useSetListCatalogImportEntriesQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,
    params: ListCatalogImportEntriesParams | undefined,updater: Awaited<ReturnType<typeof listCatalogImportEntries>> | undefined | ((old: Awaited<ReturnType<typeof listCatalogImportEntries>> | undefined) => Awaited<ReturnType<typeof listCatalogImportEntries>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listCatalogImportEntries>>>({ exact: $exactMatch, queryKey: getListCatalogImportEntriesQueryKey(id,params) }, updater);
  };
}

/**
 * @summary Отчёт импорта построчно
 */
export const useGetListCatalogImportEntriesQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,
    params?: ListCatalogImportEntriesParams,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listCatalogImportEntries>>>(getListCatalogImportEntriesQueryKey(id,params));
}


export const getListCatalogImportEntriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCatalogImportEntries>>, TError = ErrorType<ErrorPayload>>(id: string,
    params?: ListCatalogImportEntriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCatalogImportEntries>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCatalogImportEntriesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCatalogImportEntries>>> = ({ signal }) => listCatalogImportEntries(id,params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCatalogImportEntries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListCatalogImportEntriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCatalogImportEntries>>>
export type ListCatalogImportEntriesSuspenseQueryError = ErrorType<ErrorPayload>


export function useListCatalogImportEntriesSuspense<TData = Awaited<ReturnType<typeof listCatalogImportEntries>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params: undefined |  ListCatalogImportEntriesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCatalogImportEntries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCatalogImportEntriesSuspense<TData = Awaited<ReturnType<typeof listCatalogImportEntries>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params?: ListCatalogImportEntriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCatalogImportEntries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCatalogImportEntriesSuspense<TData = Awaited<ReturnType<typeof listCatalogImportEntries>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params?: ListCatalogImportEntriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCatalogImportEntries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Отчёт импорта построчно
 */

export function useListCatalogImportEntriesSuspense<TData = Awaited<ReturnType<typeof listCatalogImportEntries>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params?: ListCatalogImportEntriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCatalogImportEntries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCatalogImportEntriesSuspenseQueryOptions(id,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






