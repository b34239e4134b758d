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
  AuditEntries
} from '../model';

const schemas = () => import('./backoffice.schemas.ts');
import type {
  ErrorPayload,
  ListAuditEntriesParams
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getListAuditEntriesUrl = (params?: ListAuditEntriesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/backoffice/audit?${stringifiedParams}` : `/api/v1/backoffice/audit`
}

/**
 * Кто, когда и что изменил, новые действия первыми; действие – всё, что изменено в одной транзакции.
 * @summary Журнал
 */
export const listAuditEntries = async (params?: ListAuditEntriesParams, options?: Parameters<typeof http>[1]): Promise<AuditEntries> => {

  return http<AuditEntries>(getListAuditEntriesUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).AuditEntries
  }
);}





export const getListAuditEntriesQueryKey = (params?: ListAuditEntriesParams,) => {
    return [
    'api','v1','backoffice','audit', ...(params ? [params] : [])
    ] as const;
    }


export const getListAuditEntriesQueryOptions = <TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = ErrorType<ErrorPayload>>(params?: ListAuditEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAuditEntriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAuditEntries>>> = ({ signal }) => listAuditEntries(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAuditEntriesQueryResult = NonNullable<Awaited<ReturnType<typeof listAuditEntries>>>
export type ListAuditEntriesQueryError = ErrorType<ErrorPayload>


export function useListAuditEntries<TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  ListAuditEntriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAuditEntries>>,
          TError,
          Awaited<ReturnType<typeof listAuditEntries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuditEntries<TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = ErrorType<ErrorPayload>>(
 params?: ListAuditEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAuditEntries>>,
          TError,
          Awaited<ReturnType<typeof listAuditEntries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuditEntries<TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = ErrorType<ErrorPayload>>(
 params?: ListAuditEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Журнал
 */

export function useListAuditEntries<TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = ErrorType<ErrorPayload>>(
 params?: ListAuditEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAuditEntriesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Журнал
 */
export const prefetchListAuditEntriesQuery = async <TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, params?: ListAuditEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListAuditEntriesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListAuditEntries} query
 */
export const invalidateListAuditEntries = async (
 queryClient: QueryClient, params?: ListAuditEntriesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListAuditEntriesQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Журнал
 */
export const useSetListAuditEntriesQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListAuditEntriesParams | undefined,updater: Awaited<ReturnType<typeof listAuditEntries>> | undefined | ((old: Awaited<ReturnType<typeof listAuditEntries>> | undefined) => Awaited<ReturnType<typeof listAuditEntries>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listAuditEntries>>>({ exact: $exactMatch, queryKey: getListAuditEntriesQueryKey(params) }, updater);
  };
}

/**
 * @summary Журнал
 */
export const useGetListAuditEntriesQueryData = () => {
  const queryClient = useQueryClient();
  return (params?: ListAuditEntriesParams,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listAuditEntries>>>(getListAuditEntriesQueryKey(params));
}


export const getListAuditEntriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = ErrorType<ErrorPayload>>(params?: ListAuditEntriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAuditEntriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAuditEntries>>> = ({ signal }) => listAuditEntries(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListAuditEntriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listAuditEntries>>>
export type ListAuditEntriesSuspenseQueryError = ErrorType<ErrorPayload>


export function useListAuditEntriesSuspense<TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  ListAuditEntriesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuditEntriesSuspense<TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = ErrorType<ErrorPayload>>(
 params?: ListAuditEntriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuditEntriesSuspense<TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = ErrorType<ErrorPayload>>(
 params?: ListAuditEntriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Журнал
 */

export function useListAuditEntriesSuspense<TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = ErrorType<ErrorPayload>>(
 params?: ListAuditEntriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAuditEntriesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






