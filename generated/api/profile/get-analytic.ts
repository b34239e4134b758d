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
  Analytic
} from '../model';

const schemas = () => import('./profile.schemas.ts');
import type {
  AnalyticFilter,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getGetAnalyticUrl = () => {




  return `/api/v1/profile/analytic/filter`
}

/**
 * Сколько и чего куплено за срок: итоги, точки графика, доли и таблица товаров страницами.
 * @summary Аналитика покупок
 */
export const getAnalytic = async (analyticFilter: AnalyticFilter, options?: Parameters<typeof http>[1]): Promise<Analytic> => {

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
return http<Analytic>(getGetAnalyticUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(analyticFilter),
    schema: async () => (await schemas()).Analytic
  }
);}





export const getGetAnalyticQueryKey = (analyticFilter?: AnalyticFilter,) => {
    return [
    'POST', 'api','v1','profile','analytic','filter', analyticFilter
    ] as const;
    }


export const getGetAnalyticQueryOptions = <TData = Awaited<ReturnType<typeof getAnalytic>>, TError = ErrorType<ErrorPayload>>(analyticFilter: AnalyticFilter, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalytic>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAnalyticQueryKey(analyticFilter);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAnalytic>>> = ({ signal }) => getAnalytic(analyticFilter, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAnalytic>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAnalyticQueryResult = NonNullable<Awaited<ReturnType<typeof getAnalytic>>>
export type GetAnalyticQueryError = ErrorType<ErrorPayload>


export function useGetAnalytic<TData = Awaited<ReturnType<typeof getAnalytic>>, TError = ErrorType<ErrorPayload>>(
 analyticFilter: AnalyticFilter, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalytic>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAnalytic>>,
          TError,
          Awaited<ReturnType<typeof getAnalytic>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAnalytic<TData = Awaited<ReturnType<typeof getAnalytic>>, TError = ErrorType<ErrorPayload>>(
 analyticFilter: AnalyticFilter, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalytic>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAnalytic>>,
          TError,
          Awaited<ReturnType<typeof getAnalytic>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAnalytic<TData = Awaited<ReturnType<typeof getAnalytic>>, TError = ErrorType<ErrorPayload>>(
 analyticFilter: AnalyticFilter, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalytic>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Аналитика покупок
 */

export function useGetAnalytic<TData = Awaited<ReturnType<typeof getAnalytic>>, TError = ErrorType<ErrorPayload>>(
 analyticFilter: AnalyticFilter, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalytic>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAnalyticQueryOptions(analyticFilter,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Аналитика покупок
 */
export const prefetchGetAnalyticQuery = async <TData = Awaited<ReturnType<typeof getAnalytic>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, analyticFilter: AnalyticFilter, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalytic>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetAnalyticQueryOptions(analyticFilter,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetAnalytic} query
 */
export const invalidateGetAnalytic = async (
 queryClient: QueryClient, analyticFilter: AnalyticFilter, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetAnalyticQueryKey(analyticFilter) }, options);

  return queryClient;
}

/**
 * @summary Аналитика покупок
 */
export const useSetGetAnalyticQueryData = () => {
  const queryClient = useQueryClient();
  return (analyticFilter: AnalyticFilter | undefined,updater: Awaited<ReturnType<typeof getAnalytic>> | undefined | ((old: Awaited<ReturnType<typeof getAnalytic>> | undefined) => Awaited<ReturnType<typeof getAnalytic>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getAnalytic>>>({ exact: $exactMatch, queryKey: getGetAnalyticQueryKey(analyticFilter) }, updater);
  };
}

/**
 * @summary Аналитика покупок
 */
export const useGetGetAnalyticQueryData = () => {
  const queryClient = useQueryClient();
  return (analyticFilter: AnalyticFilter,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getAnalytic>>>(getGetAnalyticQueryKey(analyticFilter));
}


export const getGetAnalyticSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getAnalytic>>, TError = ErrorType<ErrorPayload>>(analyticFilter: AnalyticFilter, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAnalytic>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAnalyticQueryKey(analyticFilter);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAnalytic>>> = ({ signal }) => getAnalytic(analyticFilter, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAnalytic>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetAnalyticSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getAnalytic>>>
export type GetAnalyticSuspenseQueryError = ErrorType<ErrorPayload>


export function useGetAnalyticSuspense<TData = Awaited<ReturnType<typeof getAnalytic>>, TError = ErrorType<ErrorPayload>>(
 analyticFilter: AnalyticFilter, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAnalytic>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAnalyticSuspense<TData = Awaited<ReturnType<typeof getAnalytic>>, TError = ErrorType<ErrorPayload>>(
 analyticFilter: AnalyticFilter, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAnalytic>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAnalyticSuspense<TData = Awaited<ReturnType<typeof getAnalytic>>, TError = ErrorType<ErrorPayload>>(
 analyticFilter: AnalyticFilter, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAnalytic>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Аналитика покупок
 */

export function useGetAnalyticSuspense<TData = Awaited<ReturnType<typeof getAnalytic>>, TError = ErrorType<ErrorPayload>>(
 analyticFilter: AnalyticFilter, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAnalytic>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAnalyticSuspenseQueryOptions(analyticFilter,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






