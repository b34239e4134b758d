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
  PartnerCalendar
} from '../model';

const schemas = () => import('./partners.schemas.ts');
import type {
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getGetPartnerCalendarUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/calendar`
}

/**
 * Всё, у чего есть последний день: договоры компании, доверенности, допуск к заказам, а ещё промокоды и бонусы самого читателя; по дню, ближайшее первым. Закончившееся остаётся 90 дней. Доверенности и доступ коллег видит тот, кто ведёт сотрудников. Чужая — 404.
 * @summary Что и когда заканчивается
 */
export const getPartnerCalendar = async (id: string, options?: Parameters<typeof http>[1]): Promise<PartnerCalendar> => {

  return http<PartnerCalendar>(getGetPartnerCalendarUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).PartnerCalendar
  }
);}





export const getGetPartnerCalendarQueryKey = (id: string,) => {
    return [
    'api','v1','partners',id,'calendar'
    ] as const;
    }


export const getGetPartnerCalendarQueryOptions = <TData = Awaited<ReturnType<typeof getPartnerCalendar>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerCalendar>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPartnerCalendarQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPartnerCalendar>>> = ({ signal }) => getPartnerCalendar(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPartnerCalendar>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPartnerCalendarQueryResult = NonNullable<Awaited<ReturnType<typeof getPartnerCalendar>>>
export type GetPartnerCalendarQueryError = ErrorType<ErrorPayload>


export function useGetPartnerCalendar<TData = Awaited<ReturnType<typeof getPartnerCalendar>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerCalendar>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPartnerCalendar>>,
          TError,
          Awaited<ReturnType<typeof getPartnerCalendar>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartnerCalendar<TData = Awaited<ReturnType<typeof getPartnerCalendar>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerCalendar>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPartnerCalendar>>,
          TError,
          Awaited<ReturnType<typeof getPartnerCalendar>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartnerCalendar<TData = Awaited<ReturnType<typeof getPartnerCalendar>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerCalendar>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Что и когда заканчивается
 */

export function useGetPartnerCalendar<TData = Awaited<ReturnType<typeof getPartnerCalendar>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerCalendar>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPartnerCalendarQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Что и когда заканчивается
 */
export const prefetchGetPartnerCalendarQuery = async <TData = Awaited<ReturnType<typeof getPartnerCalendar>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerCalendar>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPartnerCalendarQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPartnerCalendar} query
 */
export const invalidateGetPartnerCalendar = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPartnerCalendarQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Что и когда заканчивается
 */
export const useSetGetPartnerCalendarQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getPartnerCalendar>> | undefined | ((old: Awaited<ReturnType<typeof getPartnerCalendar>> | undefined) => Awaited<ReturnType<typeof getPartnerCalendar>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getPartnerCalendar>>>({ exact: $exactMatch, queryKey: getGetPartnerCalendarQueryKey(id) }, updater);
  };
}

/**
 * @summary Что и когда заканчивается
 */
export const useGetGetPartnerCalendarQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getPartnerCalendar>>>(getGetPartnerCalendarQueryKey(id));
}


export const getGetPartnerCalendarSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPartnerCalendar>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPartnerCalendar>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPartnerCalendarQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPartnerCalendar>>> = ({ signal }) => getPartnerCalendar(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPartnerCalendar>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPartnerCalendarSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPartnerCalendar>>>
export type GetPartnerCalendarSuspenseQueryError = ErrorType<ErrorPayload>


export function useGetPartnerCalendarSuspense<TData = Awaited<ReturnType<typeof getPartnerCalendar>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPartnerCalendar>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartnerCalendarSuspense<TData = Awaited<ReturnType<typeof getPartnerCalendar>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPartnerCalendar>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartnerCalendarSuspense<TData = Awaited<ReturnType<typeof getPartnerCalendar>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPartnerCalendar>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Что и когда заканчивается
 */

export function useGetPartnerCalendarSuspense<TData = Awaited<ReturnType<typeof getPartnerCalendar>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPartnerCalendar>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPartnerCalendarSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






