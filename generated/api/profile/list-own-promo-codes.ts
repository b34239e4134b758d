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
  OwnPromoCodes
} from '../model';

const schemas = () => import('./profile.schemas.ts');
import type {
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getListOwnPromoCodesUrl = () => {




  return `/api/v1/profile/promoCodes`
}

/**
 * Промокоды, выданные читателю, открытые для всех коды идущих акций и те, что читатель применял или применил в корзине, — для страницы `/profile/promoCodes`.
 * @summary Мои промокоды
 */
export const listOwnPromoCodes = async ( options?: Parameters<typeof http>[1]): Promise<OwnPromoCodes> => {

  return http<OwnPromoCodes>(getListOwnPromoCodesUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).OwnPromoCodes
  }
);}





export const getListOwnPromoCodesQueryKey = () => {
    return [
    'api','v1','profile','promoCodes'
    ] as const;
    }


export const getListOwnPromoCodesQueryOptions = <TData = Awaited<ReturnType<typeof listOwnPromoCodes>>, TError = ErrorType<ErrorPayload>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnPromoCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOwnPromoCodesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOwnPromoCodes>>> = ({ signal }) => listOwnPromoCodes({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOwnPromoCodes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOwnPromoCodesQueryResult = NonNullable<Awaited<ReturnType<typeof listOwnPromoCodes>>>
export type ListOwnPromoCodesQueryError = ErrorType<ErrorPayload>


export function useListOwnPromoCodes<TData = Awaited<ReturnType<typeof listOwnPromoCodes>>, TError = ErrorType<ErrorPayload>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnPromoCodes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOwnPromoCodes>>,
          TError,
          Awaited<ReturnType<typeof listOwnPromoCodes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOwnPromoCodes<TData = Awaited<ReturnType<typeof listOwnPromoCodes>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnPromoCodes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOwnPromoCodes>>,
          TError,
          Awaited<ReturnType<typeof listOwnPromoCodes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOwnPromoCodes<TData = Awaited<ReturnType<typeof listOwnPromoCodes>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnPromoCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Мои промокоды
 */

export function useListOwnPromoCodes<TData = Awaited<ReturnType<typeof listOwnPromoCodes>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnPromoCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOwnPromoCodesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Мои промокоды
 */
export const prefetchListOwnPromoCodesQuery = async <TData = Awaited<ReturnType<typeof listOwnPromoCodes>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnPromoCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListOwnPromoCodesQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListOwnPromoCodes} query
 */
export const invalidateListOwnPromoCodes = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListOwnPromoCodesQueryKey() }, options);

  return queryClient;
}

/**
 * @summary Мои промокоды
 */
export const useSetListOwnPromoCodesQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof listOwnPromoCodes>> | undefined | ((old: Awaited<ReturnType<typeof listOwnPromoCodes>> | undefined) => Awaited<ReturnType<typeof listOwnPromoCodes>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listOwnPromoCodes>>>({ exact: $exactMatch, queryKey: getListOwnPromoCodesQueryKey() }, updater);
  };
}

/**
 * @summary Мои промокоды
 */
export const useGetListOwnPromoCodesQueryData = () => {
  const queryClient = useQueryClient();
  return () =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listOwnPromoCodes>>>(getListOwnPromoCodesQueryKey());
}


export const getListOwnPromoCodesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listOwnPromoCodes>>, TError = ErrorType<ErrorPayload>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOwnPromoCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOwnPromoCodesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOwnPromoCodes>>> = ({ signal }) => listOwnPromoCodes({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOwnPromoCodes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListOwnPromoCodesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listOwnPromoCodes>>>
export type ListOwnPromoCodesSuspenseQueryError = ErrorType<ErrorPayload>


export function useListOwnPromoCodesSuspense<TData = Awaited<ReturnType<typeof listOwnPromoCodes>>, TError = ErrorType<ErrorPayload>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOwnPromoCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOwnPromoCodesSuspense<TData = Awaited<ReturnType<typeof listOwnPromoCodes>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOwnPromoCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOwnPromoCodesSuspense<TData = Awaited<ReturnType<typeof listOwnPromoCodes>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOwnPromoCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Мои промокоды
 */

export function useListOwnPromoCodesSuspense<TData = Awaited<ReturnType<typeof listOwnPromoCodes>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOwnPromoCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOwnPromoCodesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






