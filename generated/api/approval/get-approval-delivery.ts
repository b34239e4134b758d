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

const schemas = () => import('./approval.schemas.ts');
import type {
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getGetApprovalDeliveryUrl = (id: string,) => {




  return `/api/v1/approval/${encodeURIComponent(String(id))}/delivery`
}

/**
 * Способы с ценой, днями и пунктами выдачи для этого заказа; недоступные — с причиной.
 * @summary Способы получения при согласовании
 */
export const getApprovalDelivery = async (id: string, options?: Parameters<typeof http>[1]): Promise<DeliveryOptions> => {

  return http<DeliveryOptions>(getGetApprovalDeliveryUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).DeliveryOptions
  }
);}





export const getGetApprovalDeliveryQueryKey = (id: string,) => {
    return [
    'api','v1','approval',id,'delivery'
    ] as const;
    }


export const getGetApprovalDeliveryQueryOptions = <TData = Awaited<ReturnType<typeof getApprovalDelivery>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApprovalDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetApprovalDeliveryQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getApprovalDelivery>>> = ({ signal }) => getApprovalDelivery(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getApprovalDelivery>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetApprovalDeliveryQueryResult = NonNullable<Awaited<ReturnType<typeof getApprovalDelivery>>>
export type GetApprovalDeliveryQueryError = ErrorType<ErrorPayload>


export function useGetApprovalDelivery<TData = Awaited<ReturnType<typeof getApprovalDelivery>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApprovalDelivery>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getApprovalDelivery>>,
          TError,
          Awaited<ReturnType<typeof getApprovalDelivery>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApprovalDelivery<TData = Awaited<ReturnType<typeof getApprovalDelivery>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApprovalDelivery>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getApprovalDelivery>>,
          TError,
          Awaited<ReturnType<typeof getApprovalDelivery>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApprovalDelivery<TData = Awaited<ReturnType<typeof getApprovalDelivery>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApprovalDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Способы получения при согласовании
 */

export function useGetApprovalDelivery<TData = Awaited<ReturnType<typeof getApprovalDelivery>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApprovalDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetApprovalDeliveryQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Способы получения при согласовании
 */
export const prefetchGetApprovalDeliveryQuery = async <TData = Awaited<ReturnType<typeof getApprovalDelivery>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApprovalDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetApprovalDeliveryQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetApprovalDelivery} query
 */
export const invalidateGetApprovalDelivery = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetApprovalDeliveryQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Способы получения при согласовании
 */
export const useSetGetApprovalDeliveryQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getApprovalDelivery>> | undefined | ((old: Awaited<ReturnType<typeof getApprovalDelivery>> | undefined) => Awaited<ReturnType<typeof getApprovalDelivery>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getApprovalDelivery>>>({ exact: $exactMatch, queryKey: getGetApprovalDeliveryQueryKey(id) }, updater);
  };
}

/**
 * @summary Способы получения при согласовании
 */
export const useGetGetApprovalDeliveryQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getApprovalDelivery>>>(getGetApprovalDeliveryQueryKey(id));
}


export const getGetApprovalDeliverySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getApprovalDelivery>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getApprovalDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetApprovalDeliveryQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getApprovalDelivery>>> = ({ signal }) => getApprovalDelivery(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getApprovalDelivery>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetApprovalDeliverySuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getApprovalDelivery>>>
export type GetApprovalDeliverySuspenseQueryError = ErrorType<ErrorPayload>


export function useGetApprovalDeliverySuspense<TData = Awaited<ReturnType<typeof getApprovalDelivery>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getApprovalDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApprovalDeliverySuspense<TData = Awaited<ReturnType<typeof getApprovalDelivery>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getApprovalDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApprovalDeliverySuspense<TData = Awaited<ReturnType<typeof getApprovalDelivery>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getApprovalDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Способы получения при согласовании
 */

export function useGetApprovalDeliverySuspense<TData = Awaited<ReturnType<typeof getApprovalDelivery>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getApprovalDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetApprovalDeliverySuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






