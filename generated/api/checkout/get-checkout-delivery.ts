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
  DeliveryOptions
} from '../model';

const schemas = () => import('./checkout.schemas.ts');
import type {
  ErrorPayload,
  GetCheckoutDeliveryParams
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getGetCheckoutDeliveryUrl = (id: string,
    params?: GetCheckoutDeliveryParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/checkout/${encodeURIComponent(String(id))}/delivery?${stringifiedParams}` : `/api/v1/checkout/${encodeURIComponent(String(id))}/delivery`
}

/**
 * Способы с ценой, днями и пунктами выдачи для этого заказа и выбранного адреса; недоступные — с причиной. Пунктов бывает больше, чем помещается в ответ: без `query` в нём сначала пункты в городе покупателя, с ним — только найденные.
 * @summary Способы получения
 */
export const getCheckoutDelivery = async (id: string,
    params?: GetCheckoutDeliveryParams, options?: Parameters<typeof http>[1]): Promise<DeliveryOptions> => {

  return http<DeliveryOptions>(getGetCheckoutDeliveryUrl(id,params),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).DeliveryOptions
  }
);}





export const getGetCheckoutDeliveryQueryKey = (id: string,
    params?: GetCheckoutDeliveryParams,) => {
    return [
    'api','v1','checkout',id,'delivery', ...(params ? [params] : [])
    ] as const;
    }


export const getGetCheckoutDeliveryQueryOptions = <TData = Awaited<ReturnType<typeof getCheckoutDelivery>>, TError = ErrorType<ErrorPayload>>(id: string,
    params?: GetCheckoutDeliveryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckoutDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCheckoutDeliveryQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCheckoutDelivery>>> = ({ signal }) => getCheckoutDelivery(id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCheckoutDelivery>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCheckoutDeliveryQueryResult = NonNullable<Awaited<ReturnType<typeof getCheckoutDelivery>>>
export type GetCheckoutDeliveryQueryError = ErrorType<ErrorPayload>


export function useGetCheckoutDelivery<TData = Awaited<ReturnType<typeof getCheckoutDelivery>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params: undefined |  GetCheckoutDeliveryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckoutDelivery>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCheckoutDelivery>>,
          TError,
          Awaited<ReturnType<typeof getCheckoutDelivery>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCheckoutDelivery<TData = Awaited<ReturnType<typeof getCheckoutDelivery>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params?: GetCheckoutDeliveryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckoutDelivery>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCheckoutDelivery>>,
          TError,
          Awaited<ReturnType<typeof getCheckoutDelivery>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCheckoutDelivery<TData = Awaited<ReturnType<typeof getCheckoutDelivery>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params?: GetCheckoutDeliveryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckoutDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Способы получения
 */

export function useGetCheckoutDelivery<TData = Awaited<ReturnType<typeof getCheckoutDelivery>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params?: GetCheckoutDeliveryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckoutDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCheckoutDeliveryQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Способы получения
 */
export const prefetchGetCheckoutDeliveryQuery = async <TData = Awaited<ReturnType<typeof getCheckoutDelivery>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string,
    params?: GetCheckoutDeliveryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckoutDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetCheckoutDeliveryQueryOptions(id,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetCheckoutDelivery} query
 */
export const invalidateGetCheckoutDelivery = async (
 queryClient: QueryClient, id: string,
    params?: GetCheckoutDeliveryParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCheckoutDeliveryQueryKey(id,params) }, options);

  return queryClient;
}

/**
 * @summary Способы получения
 */
export const useSetGetCheckoutDeliveryQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,
    params: GetCheckoutDeliveryParams | undefined,updater: Awaited<ReturnType<typeof getCheckoutDelivery>> | undefined | ((old: Awaited<ReturnType<typeof getCheckoutDelivery>> | undefined) => Awaited<ReturnType<typeof getCheckoutDelivery>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getCheckoutDelivery>>>({ exact: $exactMatch, queryKey: getGetCheckoutDeliveryQueryKey(id,params) }, updater);
  };
}

/**
 * @summary Способы получения
 */
export const useGetGetCheckoutDeliveryQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,
    params?: GetCheckoutDeliveryParams,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getCheckoutDelivery>>>(getGetCheckoutDeliveryQueryKey(id,params));
}


export const getGetCheckoutDeliverySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCheckoutDelivery>>, TError = ErrorType<ErrorPayload>>(id: string,
    params?: GetCheckoutDeliveryParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckoutDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCheckoutDeliveryQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCheckoutDelivery>>> = ({ signal }) => getCheckoutDelivery(id,params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckoutDelivery>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCheckoutDeliverySuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCheckoutDelivery>>>
export type GetCheckoutDeliverySuspenseQueryError = ErrorType<ErrorPayload>


export function useGetCheckoutDeliverySuspense<TData = Awaited<ReturnType<typeof getCheckoutDelivery>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params: undefined |  GetCheckoutDeliveryParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckoutDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCheckoutDeliverySuspense<TData = Awaited<ReturnType<typeof getCheckoutDelivery>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params?: GetCheckoutDeliveryParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckoutDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCheckoutDeliverySuspense<TData = Awaited<ReturnType<typeof getCheckoutDelivery>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params?: GetCheckoutDeliveryParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckoutDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Способы получения
 */

export function useGetCheckoutDeliverySuspense<TData = Awaited<ReturnType<typeof getCheckoutDelivery>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params?: GetCheckoutDeliveryParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckoutDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCheckoutDeliverySuspenseQueryOptions(id,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






