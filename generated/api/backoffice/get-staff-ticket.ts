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
  StaffTicket
} from '../model';

const schemas = () => import('./backoffice.schemas.ts');
import type {
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getGetStaffTicketUrl = (id: string,) => {




  return `/api/v1/backoffice/tickets/${encodeURIComponent(String(id))}`
}

/**
 * Переписка, файлы, о чём обращение и что с ним можно сделать. Неизвестное — 404.
 * @summary Обращение для сотрудника
 */
export const getStaffTicket = async (id: string, options?: Parameters<typeof http>[1]): Promise<StaffTicket> => {

  return http<StaffTicket>(getGetStaffTicketUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).StaffTicket
  }
);}





export const getGetStaffTicketQueryKey = (id: string,) => {
    return [
    'api','v1','backoffice','tickets',id
    ] as const;
    }


export const getGetStaffTicketQueryOptions = <TData = Awaited<ReturnType<typeof getStaffTicket>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaffTicket>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStaffTicketQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStaffTicket>>> = ({ signal }) => getStaffTicket(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStaffTicket>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStaffTicketQueryResult = NonNullable<Awaited<ReturnType<typeof getStaffTicket>>>
export type GetStaffTicketQueryError = ErrorType<ErrorPayload>


export function useGetStaffTicket<TData = Awaited<ReturnType<typeof getStaffTicket>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaffTicket>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStaffTicket>>,
          TError,
          Awaited<ReturnType<typeof getStaffTicket>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStaffTicket<TData = Awaited<ReturnType<typeof getStaffTicket>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaffTicket>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStaffTicket>>,
          TError,
          Awaited<ReturnType<typeof getStaffTicket>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStaffTicket<TData = Awaited<ReturnType<typeof getStaffTicket>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaffTicket>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Обращение для сотрудника
 */

export function useGetStaffTicket<TData = Awaited<ReturnType<typeof getStaffTicket>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaffTicket>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStaffTicketQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Обращение для сотрудника
 */
export const prefetchGetStaffTicketQuery = async <TData = Awaited<ReturnType<typeof getStaffTicket>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaffTicket>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetStaffTicketQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetStaffTicket} query
 */
export const invalidateGetStaffTicket = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetStaffTicketQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Обращение для сотрудника
 */
export const useSetGetStaffTicketQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getStaffTicket>> | undefined | ((old: Awaited<ReturnType<typeof getStaffTicket>> | undefined) => Awaited<ReturnType<typeof getStaffTicket>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getStaffTicket>>>({ exact: $exactMatch, queryKey: getGetStaffTicketQueryKey(id) }, updater);
  };
}

/**
 * @summary Обращение для сотрудника
 */
export const useGetGetStaffTicketQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getStaffTicket>>>(getGetStaffTicketQueryKey(id));
}


export const getGetStaffTicketSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getStaffTicket>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStaffTicket>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStaffTicketQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStaffTicket>>> = ({ signal }) => getStaffTicket(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStaffTicket>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetStaffTicketSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getStaffTicket>>>
export type GetStaffTicketSuspenseQueryError = ErrorType<ErrorPayload>


export function useGetStaffTicketSuspense<TData = Awaited<ReturnType<typeof getStaffTicket>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStaffTicket>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStaffTicketSuspense<TData = Awaited<ReturnType<typeof getStaffTicket>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStaffTicket>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStaffTicketSuspense<TData = Awaited<ReturnType<typeof getStaffTicket>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStaffTicket>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Обращение для сотрудника
 */

export function useGetStaffTicketSuspense<TData = Awaited<ReturnType<typeof getStaffTicket>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStaffTicket>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStaffTicketSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






