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
  Installment
} from '../model';

const schemas = () => import('./order.schemas.ts');
import type {
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getGetOrderInstallmentUrl = (id: string,) => {




  return `/api/v1/order/${encodeURIComponent(String(id))}/installment`
}

/**
 * Сроки и состояние заявки для заказа с оплатой SberInstallment. В оформлении — условия до согласия с ними, пока рассрочка доступна: state Available без `applyURL`. Иначе 409 NotAllowed.
 * @summary Рассрочка на заказ
 */
export const getOrderInstallment = async (id: string, options?: Parameters<typeof http>[1]): Promise<Installment> => {

  return http<Installment>(getGetOrderInstallmentUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).Installment
  }
);}





export const getGetOrderInstallmentQueryKey = (id: string,) => {
    return [
    'api','v1','order',id,'installment'
    ] as const;
    }


export const getGetOrderInstallmentQueryOptions = <TData = Awaited<ReturnType<typeof getOrderInstallment>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderInstallment>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderInstallmentQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderInstallment>>> = ({ signal }) => getOrderInstallment(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrderInstallment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderInstallmentQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderInstallment>>>
export type GetOrderInstallmentQueryError = ErrorType<ErrorPayload>


export function useGetOrderInstallment<TData = Awaited<ReturnType<typeof getOrderInstallment>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderInstallment>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderInstallment>>,
          TError,
          Awaited<ReturnType<typeof getOrderInstallment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderInstallment<TData = Awaited<ReturnType<typeof getOrderInstallment>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderInstallment>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderInstallment>>,
          TError,
          Awaited<ReturnType<typeof getOrderInstallment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderInstallment<TData = Awaited<ReturnType<typeof getOrderInstallment>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderInstallment>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Рассрочка на заказ
 */

export function useGetOrderInstallment<TData = Awaited<ReturnType<typeof getOrderInstallment>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderInstallment>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderInstallmentQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Рассрочка на заказ
 */
export const prefetchGetOrderInstallmentQuery = async <TData = Awaited<ReturnType<typeof getOrderInstallment>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderInstallment>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetOrderInstallmentQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetOrderInstallment} query
 */
export const invalidateGetOrderInstallment = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOrderInstallmentQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Рассрочка на заказ
 */
export const useSetGetOrderInstallmentQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getOrderInstallment>> | undefined | ((old: Awaited<ReturnType<typeof getOrderInstallment>> | undefined) => Awaited<ReturnType<typeof getOrderInstallment>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getOrderInstallment>>>({ exact: $exactMatch, queryKey: getGetOrderInstallmentQueryKey(id) }, updater);
  };
}

/**
 * @summary Рассрочка на заказ
 */
export const useGetGetOrderInstallmentQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getOrderInstallment>>>(getGetOrderInstallmentQueryKey(id));
}


export const getGetOrderInstallmentSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getOrderInstallment>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderInstallment>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderInstallmentQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderInstallment>>> = ({ signal }) => getOrderInstallment(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderInstallment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetOrderInstallmentSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderInstallment>>>
export type GetOrderInstallmentSuspenseQueryError = ErrorType<ErrorPayload>


export function useGetOrderInstallmentSuspense<TData = Awaited<ReturnType<typeof getOrderInstallment>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderInstallment>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderInstallmentSuspense<TData = Awaited<ReturnType<typeof getOrderInstallment>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderInstallment>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderInstallmentSuspense<TData = Awaited<ReturnType<typeof getOrderInstallment>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderInstallment>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Рассрочка на заказ
 */

export function useGetOrderInstallmentSuspense<TData = Awaited<ReturnType<typeof getOrderInstallment>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderInstallment>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderInstallmentSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






