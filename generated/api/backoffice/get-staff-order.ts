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
  StaffOrder
} from '../model';

const schemas = () => import('./backoffice.schemas.ts');
import type {
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getGetStaffOrderUrl = (id: string,) => {




  return `/api/v1/backoffice/orders/${encodeURIComponent(String(id))}`
}

/**
 * Состав, покупатель, доставка и шаги, которые сейчас можно сделать. Неизвестный или не оформленный — 404.
 * @summary Заказ для сотрудника
 */
export const getStaffOrder = async (id: string, options?: Parameters<typeof http>[1]): Promise<StaffOrder> => {

  return http<StaffOrder>(getGetStaffOrderUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).StaffOrder
  }
);}





export const getGetStaffOrderQueryKey = (id: string,) => {
    return [
    'api','v1','backoffice','orders',id
    ] as const;
    }


export const getGetStaffOrderQueryOptions = <TData = Awaited<ReturnType<typeof getStaffOrder>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaffOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStaffOrderQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStaffOrder>>> = ({ signal }) => getStaffOrder(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStaffOrder>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStaffOrderQueryResult = NonNullable<Awaited<ReturnType<typeof getStaffOrder>>>
export type GetStaffOrderQueryError = ErrorType<ErrorPayload>


export function useGetStaffOrder<TData = Awaited<ReturnType<typeof getStaffOrder>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaffOrder>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStaffOrder>>,
          TError,
          Awaited<ReturnType<typeof getStaffOrder>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStaffOrder<TData = Awaited<ReturnType<typeof getStaffOrder>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaffOrder>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStaffOrder>>,
          TError,
          Awaited<ReturnType<typeof getStaffOrder>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStaffOrder<TData = Awaited<ReturnType<typeof getStaffOrder>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaffOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Заказ для сотрудника
 */

export function useGetStaffOrder<TData = Awaited<ReturnType<typeof getStaffOrder>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaffOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStaffOrderQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Заказ для сотрудника
 */
export const prefetchGetStaffOrderQuery = async <TData = Awaited<ReturnType<typeof getStaffOrder>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaffOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetStaffOrderQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetStaffOrder} query
 */
export const invalidateGetStaffOrder = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetStaffOrderQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Заказ для сотрудника
 */
export const useSetGetStaffOrderQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getStaffOrder>> | undefined | ((old: Awaited<ReturnType<typeof getStaffOrder>> | undefined) => Awaited<ReturnType<typeof getStaffOrder>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getStaffOrder>>>({ exact: $exactMatch, queryKey: getGetStaffOrderQueryKey(id) }, updater);
  };
}

/**
 * @summary Заказ для сотрудника
 */
export const useGetGetStaffOrderQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getStaffOrder>>>(getGetStaffOrderQueryKey(id));
}


export const getGetStaffOrderSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getStaffOrder>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStaffOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStaffOrderQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStaffOrder>>> = ({ signal }) => getStaffOrder(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStaffOrder>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetStaffOrderSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getStaffOrder>>>
export type GetStaffOrderSuspenseQueryError = ErrorType<ErrorPayload>


export function useGetStaffOrderSuspense<TData = Awaited<ReturnType<typeof getStaffOrder>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStaffOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStaffOrderSuspense<TData = Awaited<ReturnType<typeof getStaffOrder>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStaffOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStaffOrderSuspense<TData = Awaited<ReturnType<typeof getStaffOrder>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStaffOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Заказ для сотрудника
 */

export function useGetStaffOrderSuspense<TData = Awaited<ReturnType<typeof getStaffOrder>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStaffOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStaffOrderSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






