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
  Addresses
} from '../model';

const schemas = () => import('./user.schemas.ts');
import type {
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getListAddressesUrl = () => {




  return `/api/v1/user/addresses`
}

/**
 * Сохранённые адреса пользователя: выбор в корзине и оформлении.
 * @summary Адреса
 */
export const listAddresses = async ( options?: Parameters<typeof http>[1]): Promise<Addresses> => {

  return http<Addresses>(getListAddressesUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).Addresses
  }
);}





export const getListAddressesQueryKey = () => {
    return [
    'api','v1','user','addresses'
    ] as const;
    }


export const getListAddressesQueryOptions = <TData = Awaited<ReturnType<typeof listAddresses>>, TError = ErrorType<ErrorPayload>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAddressesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAddresses>>> = ({ signal }) => listAddresses({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAddressesQueryResult = NonNullable<Awaited<ReturnType<typeof listAddresses>>>
export type ListAddressesQueryError = ErrorType<ErrorPayload>


export function useListAddresses<TData = Awaited<ReturnType<typeof listAddresses>>, TError = ErrorType<ErrorPayload>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAddresses>>,
          TError,
          Awaited<ReturnType<typeof listAddresses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAddresses<TData = Awaited<ReturnType<typeof listAddresses>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAddresses>>,
          TError,
          Awaited<ReturnType<typeof listAddresses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAddresses<TData = Awaited<ReturnType<typeof listAddresses>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Адреса
 */

export function useListAddresses<TData = Awaited<ReturnType<typeof listAddresses>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAddressesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Адреса
 */
export const prefetchListAddressesQuery = async <TData = Awaited<ReturnType<typeof listAddresses>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListAddressesQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListAddresses} query
 */
export const invalidateListAddresses = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListAddressesQueryKey() }, options);

  return queryClient;
}

/**
 * @summary Адреса
 */
export const useSetListAddressesQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof listAddresses>> | undefined | ((old: Awaited<ReturnType<typeof listAddresses>> | undefined) => Awaited<ReturnType<typeof listAddresses>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listAddresses>>>({ exact: $exactMatch, queryKey: getListAddressesQueryKey() }, updater);
  };
}

/**
 * @summary Адреса
 */
export const useGetListAddressesQueryData = () => {
  const queryClient = useQueryClient();
  return () =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listAddresses>>>(getListAddressesQueryKey());
}


export const getListAddressesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listAddresses>>, TError = ErrorType<ErrorPayload>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAddressesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAddresses>>> = ({ signal }) => listAddresses({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListAddressesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listAddresses>>>
export type ListAddressesSuspenseQueryError = ErrorType<ErrorPayload>


export function useListAddressesSuspense<TData = Awaited<ReturnType<typeof listAddresses>>, TError = ErrorType<ErrorPayload>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAddressesSuspense<TData = Awaited<ReturnType<typeof listAddresses>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAddressesSuspense<TData = Awaited<ReturnType<typeof listAddresses>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Адреса
 */

export function useListAddressesSuspense<TData = Awaited<ReturnType<typeof listAddresses>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAddressesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






