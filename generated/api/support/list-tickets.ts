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
  TicketList
} from '../model';

const schemas = () => import('./support.schemas.ts');
import type {
  ErrorPayload,
  ListTicketsParams
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getListTicketsUrl = (params?: ListTicketsParams,) => {
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

  return stringifiedParams.length > 0 ? `/api/v1/support/tickets?${stringifiedParams}` : `/api/v1/support/tickets`
}

/**
 * Обращения читателя, недавно изменённые первыми. Отбирают по состоянию, виду, заказу и тексту (номер, начало записей).
 * @summary Обращения
 */
export const listTickets = async (params?: ListTicketsParams, options?: Parameters<typeof http>[1]): Promise<TicketList> => {

  return http<TicketList>(getListTicketsUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).TicketList
  }
);}





export const getListTicketsQueryKey = (params?: ListTicketsParams,) => {
    return [
    'api','v1','support','tickets', ...(params ? [params] : [])
    ] as const;
    }


export const getListTicketsQueryOptions = <TData = Awaited<ReturnType<typeof listTickets>>, TError = ErrorType<ErrorPayload>>(params?: ListTicketsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTickets>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTicketsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTickets>>> = ({ signal }) => listTickets(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTickets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTicketsQueryResult = NonNullable<Awaited<ReturnType<typeof listTickets>>>
export type ListTicketsQueryError = ErrorType<ErrorPayload>


export function useListTickets<TData = Awaited<ReturnType<typeof listTickets>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  ListTicketsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTickets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTickets>>,
          TError,
          Awaited<ReturnType<typeof listTickets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTickets<TData = Awaited<ReturnType<typeof listTickets>>, TError = ErrorType<ErrorPayload>>(
 params?: ListTicketsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTickets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTickets>>,
          TError,
          Awaited<ReturnType<typeof listTickets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTickets<TData = Awaited<ReturnType<typeof listTickets>>, TError = ErrorType<ErrorPayload>>(
 params?: ListTicketsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTickets>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Обращения
 */

export function useListTickets<TData = Awaited<ReturnType<typeof listTickets>>, TError = ErrorType<ErrorPayload>>(
 params?: ListTicketsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTickets>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTicketsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Обращения
 */
export const prefetchListTicketsQuery = async <TData = Awaited<ReturnType<typeof listTickets>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, params?: ListTicketsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTickets>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListTicketsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListTickets} query
 */
export const invalidateListTickets = async (
 queryClient: QueryClient, params?: ListTicketsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListTicketsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Обращения
 */
export const useSetListTicketsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListTicketsParams | undefined,updater: Awaited<ReturnType<typeof listTickets>> | undefined | ((old: Awaited<ReturnType<typeof listTickets>> | undefined) => Awaited<ReturnType<typeof listTickets>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listTickets>>>({ exact: $exactMatch, queryKey: getListTicketsQueryKey(params) }, updater);
  };
}

/**
 * @summary Обращения
 */
export const useGetListTicketsQueryData = () => {
  const queryClient = useQueryClient();
  return (params?: ListTicketsParams,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listTickets>>>(getListTicketsQueryKey(params));
}


export const getListTicketsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listTickets>>, TError = ErrorType<ErrorPayload>>(params?: ListTicketsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTickets>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTicketsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTickets>>> = ({ signal }) => listTickets(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTickets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListTicketsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listTickets>>>
export type ListTicketsSuspenseQueryError = ErrorType<ErrorPayload>


export function useListTicketsSuspense<TData = Awaited<ReturnType<typeof listTickets>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  ListTicketsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTickets>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTicketsSuspense<TData = Awaited<ReturnType<typeof listTickets>>, TError = ErrorType<ErrorPayload>>(
 params?: ListTicketsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTickets>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTicketsSuspense<TData = Awaited<ReturnType<typeof listTickets>>, TError = ErrorType<ErrorPayload>>(
 params?: ListTicketsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTickets>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Обращения
 */

export function useListTicketsSuspense<TData = Awaited<ReturnType<typeof listTickets>>, TError = ErrorType<ErrorPayload>>(
 params?: ListTicketsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTickets>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTicketsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






