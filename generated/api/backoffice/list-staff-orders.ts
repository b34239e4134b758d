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
  StaffOrders
} from '../model';

const schemas = () => import('./backoffice.schemas.ts');
import type {
  ErrorPayload,
  ListStaffOrdersParams
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getListStaffOrdersUrl = (params?: ListStaffOrdersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["status","paymentStatus","deliveryMethod"];

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

  return stringifiedParams.length > 0 ? `/api/v1/backoffice/orders?${stringifiedParams}` : `/api/v1/backoffice/orders`
}

/**
 * Оформленные заказы всех покупателей, без `sort` новые первыми.
 * @summary Заказы магазина
 */
export const listStaffOrders = async (params?: ListStaffOrdersParams, options?: Parameters<typeof http>[1]): Promise<StaffOrders> => {

  return http<StaffOrders>(getListStaffOrdersUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).StaffOrders
  }
);}





export const getListStaffOrdersQueryKey = (params?: ListStaffOrdersParams,) => {
    return [
    'api','v1','backoffice','orders', ...(params ? [params] : [])
    ] as const;
    }


export const getListStaffOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listStaffOrders>>, TError = ErrorType<ErrorPayload>>(params?: ListStaffOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStaffOrdersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStaffOrders>>> = ({ signal }) => listStaffOrders(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStaffOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStaffOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listStaffOrders>>>
export type ListStaffOrdersQueryError = ErrorType<ErrorPayload>


export function useListStaffOrders<TData = Awaited<ReturnType<typeof listStaffOrders>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  ListStaffOrdersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffOrders>>,
          TError,
          Awaited<ReturnType<typeof listStaffOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffOrders<TData = Awaited<ReturnType<typeof listStaffOrders>>, TError = ErrorType<ErrorPayload>>(
 params?: ListStaffOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffOrders>>,
          TError,
          Awaited<ReturnType<typeof listStaffOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffOrders<TData = Awaited<ReturnType<typeof listStaffOrders>>, TError = ErrorType<ErrorPayload>>(
 params?: ListStaffOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Заказы магазина
 */

export function useListStaffOrders<TData = Awaited<ReturnType<typeof listStaffOrders>>, TError = ErrorType<ErrorPayload>>(
 params?: ListStaffOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStaffOrdersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Заказы магазина
 */
export const prefetchListStaffOrdersQuery = async <TData = Awaited<ReturnType<typeof listStaffOrders>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, params?: ListStaffOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListStaffOrdersQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListStaffOrders} query
 */
export const invalidateListStaffOrders = async (
 queryClient: QueryClient, params?: ListStaffOrdersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListStaffOrdersQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Заказы магазина
 */
export const useSetListStaffOrdersQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListStaffOrdersParams | undefined,updater: Awaited<ReturnType<typeof listStaffOrders>> | undefined | ((old: Awaited<ReturnType<typeof listStaffOrders>> | undefined) => Awaited<ReturnType<typeof listStaffOrders>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listStaffOrders>>>({ exact: $exactMatch, queryKey: getListStaffOrdersQueryKey(params) }, updater);
  };
}

/**
 * @summary Заказы магазина
 */
export const useGetListStaffOrdersQueryData = () => {
  const queryClient = useQueryClient();
  return (params?: ListStaffOrdersParams,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listStaffOrders>>>(getListStaffOrdersQueryKey(params));
}


export const getListStaffOrdersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listStaffOrders>>, TError = ErrorType<ErrorPayload>>(params?: ListStaffOrdersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStaffOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStaffOrdersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStaffOrders>>> = ({ signal }) => listStaffOrders(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStaffOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListStaffOrdersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listStaffOrders>>>
export type ListStaffOrdersSuspenseQueryError = ErrorType<ErrorPayload>


export function useListStaffOrdersSuspense<TData = Awaited<ReturnType<typeof listStaffOrders>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  ListStaffOrdersParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStaffOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffOrdersSuspense<TData = Awaited<ReturnType<typeof listStaffOrders>>, TError = ErrorType<ErrorPayload>>(
 params?: ListStaffOrdersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStaffOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffOrdersSuspense<TData = Awaited<ReturnType<typeof listStaffOrders>>, TError = ErrorType<ErrorPayload>>(
 params?: ListStaffOrdersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStaffOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Заказы магазина
 */

export function useListStaffOrdersSuspense<TData = Awaited<ReturnType<typeof listStaffOrders>>, TError = ErrorType<ErrorPayload>>(
 params?: ListStaffOrdersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStaffOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStaffOrdersSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






