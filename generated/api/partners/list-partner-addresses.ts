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
  PartnerAddresses
} from '../model';

const schemas = () => import('./partners.schemas.ts');
import type {
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getListPartnerAddressesUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/addresses`
}

/**
 * Куда доставляют заказы компании, новые первыми; не листаются.
 * @summary Адреса компании
 */
export const listPartnerAddresses = async (id: string, options?: Parameters<typeof http>[1]): Promise<PartnerAddresses> => {

  return http<PartnerAddresses>(getListPartnerAddressesUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).PartnerAddresses
  }
);}





export const getListPartnerAddressesQueryKey = (id: string,) => {
    return [
    'api','v1','partners',id,'addresses'
    ] as const;
    }


export const getListPartnerAddressesQueryOptions = <TData = Awaited<ReturnType<typeof listPartnerAddresses>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPartnerAddressesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPartnerAddresses>>> = ({ signal }) => listPartnerAddresses(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPartnerAddresses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPartnerAddressesQueryResult = NonNullable<Awaited<ReturnType<typeof listPartnerAddresses>>>
export type ListPartnerAddressesQueryError = ErrorType<ErrorPayload>


export function useListPartnerAddresses<TData = Awaited<ReturnType<typeof listPartnerAddresses>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerAddresses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPartnerAddresses>>,
          TError,
          Awaited<ReturnType<typeof listPartnerAddresses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerAddresses<TData = Awaited<ReturnType<typeof listPartnerAddresses>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerAddresses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPartnerAddresses>>,
          TError,
          Awaited<ReturnType<typeof listPartnerAddresses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerAddresses<TData = Awaited<ReturnType<typeof listPartnerAddresses>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Адреса компании
 */

export function useListPartnerAddresses<TData = Awaited<ReturnType<typeof listPartnerAddresses>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPartnerAddressesQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Адреса компании
 */
export const prefetchListPartnerAddressesQuery = async <TData = Awaited<ReturnType<typeof listPartnerAddresses>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPartnerAddressesQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPartnerAddresses} query
 */
export const invalidateListPartnerAddresses = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPartnerAddressesQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Адреса компании
 */
export const useSetListPartnerAddressesQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof listPartnerAddresses>> | undefined | ((old: Awaited<ReturnType<typeof listPartnerAddresses>> | undefined) => Awaited<ReturnType<typeof listPartnerAddresses>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listPartnerAddresses>>>({ exact: $exactMatch, queryKey: getListPartnerAddressesQueryKey(id) }, updater);
  };
}

/**
 * @summary Адреса компании
 */
export const useGetListPartnerAddressesQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listPartnerAddresses>>>(getListPartnerAddressesQueryKey(id));
}


export const getListPartnerAddressesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPartnerAddresses>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPartnerAddressesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPartnerAddresses>>> = ({ signal }) => listPartnerAddresses(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerAddresses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPartnerAddressesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPartnerAddresses>>>
export type ListPartnerAddressesSuspenseQueryError = ErrorType<ErrorPayload>


export function useListPartnerAddressesSuspense<TData = Awaited<ReturnType<typeof listPartnerAddresses>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerAddressesSuspense<TData = Awaited<ReturnType<typeof listPartnerAddresses>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerAddressesSuspense<TData = Awaited<ReturnType<typeof listPartnerAddresses>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Адреса компании
 */

export function useListPartnerAddressesSuspense<TData = Awaited<ReturnType<typeof listPartnerAddresses>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPartnerAddressesSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






