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
  StaffTickets
} from '../model';

const schemas = () => import('./backoffice.schemas.ts');
import type {
  ErrorPayload,
  ListStaffTicketsParams
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getListStaffTicketsUrl = (params?: ListStaffTicketsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["status","type"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/backoffice/tickets?${stringifiedParams}` : `/api/v1/backoffice/tickets`
}

/**
 * Обращения и заявки всех покупателей, недавно изменённые первыми.
 * @summary Очередь обращений
 */
export const listStaffTickets = async (params?: ListStaffTicketsParams, options?: Parameters<typeof http>[1]): Promise<StaffTickets> => {

  return http<StaffTickets>(getListStaffTicketsUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).StaffTickets
  }
);}





export const getListStaffTicketsQueryKey = (params?: ListStaffTicketsParams,) => {
    return [
    'api','v1','backoffice','tickets', ...(params ? [params] : [])
    ] as const;
    }


export const getListStaffTicketsQueryOptions = <TData = Awaited<ReturnType<typeof listStaffTickets>>, TError = ErrorType<ErrorPayload>>(params?: ListStaffTicketsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffTickets>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStaffTicketsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStaffTickets>>> = ({ signal }) => listStaffTickets(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStaffTickets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStaffTicketsQueryResult = NonNullable<Awaited<ReturnType<typeof listStaffTickets>>>
export type ListStaffTicketsQueryError = ErrorType<ErrorPayload>


export function useListStaffTickets<TData = Awaited<ReturnType<typeof listStaffTickets>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  ListStaffTicketsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffTickets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffTickets>>,
          TError,
          Awaited<ReturnType<typeof listStaffTickets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffTickets<TData = Awaited<ReturnType<typeof listStaffTickets>>, TError = ErrorType<ErrorPayload>>(
 params?: ListStaffTicketsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffTickets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffTickets>>,
          TError,
          Awaited<ReturnType<typeof listStaffTickets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffTickets<TData = Awaited<ReturnType<typeof listStaffTickets>>, TError = ErrorType<ErrorPayload>>(
 params?: ListStaffTicketsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffTickets>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Очередь обращений
 */

export function useListStaffTickets<TData = Awaited<ReturnType<typeof listStaffTickets>>, TError = ErrorType<ErrorPayload>>(
 params?: ListStaffTicketsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffTickets>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStaffTicketsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Очередь обращений
 */
export const prefetchListStaffTicketsQuery = async <TData = Awaited<ReturnType<typeof listStaffTickets>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, params?: ListStaffTicketsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffTickets>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListStaffTicketsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListStaffTickets} query
 */
export const invalidateListStaffTickets = async (
 queryClient: QueryClient, params?: ListStaffTicketsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListStaffTicketsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Очередь обращений
 */
export const useSetListStaffTicketsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListStaffTicketsParams | undefined,updater: Awaited<ReturnType<typeof listStaffTickets>> | undefined | ((old: Awaited<ReturnType<typeof listStaffTickets>> | undefined) => Awaited<ReturnType<typeof listStaffTickets>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listStaffTickets>>>({ exact: $exactMatch, queryKey: getListStaffTicketsQueryKey(params) }, updater);
  };
}

/**
 * @summary Очередь обращений
 */
export const useGetListStaffTicketsQueryData = () => {
  const queryClient = useQueryClient();
  return (params?: ListStaffTicketsParams,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listStaffTickets>>>(getListStaffTicketsQueryKey(params));
}


export const getListStaffTicketsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listStaffTickets>>, TError = ErrorType<ErrorPayload>>(params?: ListStaffTicketsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStaffTickets>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStaffTicketsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStaffTickets>>> = ({ signal }) => listStaffTickets(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStaffTickets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListStaffTicketsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listStaffTickets>>>
export type ListStaffTicketsSuspenseQueryError = ErrorType<ErrorPayload>


export function useListStaffTicketsSuspense<TData = Awaited<ReturnType<typeof listStaffTickets>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  ListStaffTicketsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStaffTickets>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffTicketsSuspense<TData = Awaited<ReturnType<typeof listStaffTickets>>, TError = ErrorType<ErrorPayload>>(
 params?: ListStaffTicketsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStaffTickets>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffTicketsSuspense<TData = Awaited<ReturnType<typeof listStaffTickets>>, TError = ErrorType<ErrorPayload>>(
 params?: ListStaffTicketsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStaffTickets>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Очередь обращений
 */

export function useListStaffTicketsSuspense<TData = Awaited<ReturnType<typeof listStaffTickets>>, TError = ErrorType<ErrorPayload>>(
 params?: ListStaffTicketsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStaffTickets>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStaffTicketsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






