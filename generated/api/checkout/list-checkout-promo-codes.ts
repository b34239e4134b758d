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
  CheckoutPromoCodes
} from '../model';

const schemas = () => import('./checkout.schemas.ts');
import type {
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getListCheckoutPromoCodesUrl = (id: string,) => {




  return `/api/v1/checkout/${encodeURIComponent(String(id))}/promoCodes`
}

/**
 * Применённые и подходящие промокоды — по товарам и на весь заказ. Применяют и снимают их через `addCartPromoCode` и `deleteCartPromoCode`.
 * @summary Промокоды оформления
 */
export const listCheckoutPromoCodes = async (id: string, options?: Parameters<typeof http>[1]): Promise<CheckoutPromoCodes> => {

  return http<CheckoutPromoCodes>(getListCheckoutPromoCodesUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).CheckoutPromoCodes
  }
);}





export const getListCheckoutPromoCodesQueryKey = (id: string,) => {
    return [
    'api','v1','checkout',id,'promoCodes'
    ] as const;
    }


export const getListCheckoutPromoCodesQueryOptions = <TData = Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCheckoutPromoCodesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCheckoutPromoCodes>>> = ({ signal }) => listCheckoutPromoCodes(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCheckoutPromoCodesQueryResult = NonNullable<Awaited<ReturnType<typeof listCheckoutPromoCodes>>>
export type ListCheckoutPromoCodesQueryError = ErrorType<ErrorPayload>


export function useListCheckoutPromoCodes<TData = Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCheckoutPromoCodes>>,
          TError,
          Awaited<ReturnType<typeof listCheckoutPromoCodes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCheckoutPromoCodes<TData = Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCheckoutPromoCodes>>,
          TError,
          Awaited<ReturnType<typeof listCheckoutPromoCodes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCheckoutPromoCodes<TData = Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Промокоды оформления
 */

export function useListCheckoutPromoCodes<TData = Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCheckoutPromoCodesQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Промокоды оформления
 */
export const prefetchListCheckoutPromoCodesQuery = async <TData = Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCheckoutPromoCodesQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListCheckoutPromoCodes} query
 */
export const invalidateListCheckoutPromoCodes = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCheckoutPromoCodesQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Промокоды оформления
 */
export const useSetListCheckoutPromoCodesQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof listCheckoutPromoCodes>> | undefined | ((old: Awaited<ReturnType<typeof listCheckoutPromoCodes>> | undefined) => Awaited<ReturnType<typeof listCheckoutPromoCodes>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listCheckoutPromoCodes>>>({ exact: $exactMatch, queryKey: getListCheckoutPromoCodesQueryKey(id) }, updater);
  };
}

/**
 * @summary Промокоды оформления
 */
export const useGetListCheckoutPromoCodesQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listCheckoutPromoCodes>>>(getListCheckoutPromoCodesQueryKey(id));
}


export const getListCheckoutPromoCodesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCheckoutPromoCodesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCheckoutPromoCodes>>> = ({ signal }) => listCheckoutPromoCodes(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListCheckoutPromoCodesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCheckoutPromoCodes>>>
export type ListCheckoutPromoCodesSuspenseQueryError = ErrorType<ErrorPayload>


export function useListCheckoutPromoCodesSuspense<TData = Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCheckoutPromoCodesSuspense<TData = Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCheckoutPromoCodesSuspense<TData = Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Промокоды оформления
 */

export function useListCheckoutPromoCodesSuspense<TData = Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCheckoutPromoCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCheckoutPromoCodesSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






