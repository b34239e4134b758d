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
  AddressSuggestions
} from '../model';

const schemas = () => import('./search.schemas.ts');
import type {
  ErrorPayload,
  SearchAddressesParams
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getSearchAddressesUrl = (params: SearchAddressesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/search/addresses?${stringifiedParams}` : `/api/v1/search/addresses`
}

/**
 * Города, улицы и дома по начатой строке; без дома подсказка неполная, её дописывают.
 * @summary Подсказки адреса
 */
export const searchAddresses = async (params: SearchAddressesParams, options?: Parameters<typeof http>[1]): Promise<AddressSuggestions> => {

  return http<AddressSuggestions>(getSearchAddressesUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).AddressSuggestions
  }
);}





export const getSearchAddressesQueryKey = (params?: SearchAddressesParams,) => {
    return [
    'api','v1','search','addresses', ...(params ? [params] : [])
    ] as const;
    }


export const getSearchAddressesQueryOptions = <TData = Awaited<ReturnType<typeof searchAddresses>>, TError = ErrorType<ErrorPayload>>(params: SearchAddressesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchAddressesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchAddresses>>> = ({ signal }) => searchAddresses(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchAddresses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchAddressesQueryResult = NonNullable<Awaited<ReturnType<typeof searchAddresses>>>
export type SearchAddressesQueryError = ErrorType<ErrorPayload>


export function useSearchAddresses<TData = Awaited<ReturnType<typeof searchAddresses>>, TError = ErrorType<ErrorPayload>>(
 params: SearchAddressesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchAddresses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchAddresses>>,
          TError,
          Awaited<ReturnType<typeof searchAddresses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchAddresses<TData = Awaited<ReturnType<typeof searchAddresses>>, TError = ErrorType<ErrorPayload>>(
 params: SearchAddressesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchAddresses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchAddresses>>,
          TError,
          Awaited<ReturnType<typeof searchAddresses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchAddresses<TData = Awaited<ReturnType<typeof searchAddresses>>, TError = ErrorType<ErrorPayload>>(
 params: SearchAddressesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Подсказки адреса
 */

export function useSearchAddresses<TData = Awaited<ReturnType<typeof searchAddresses>>, TError = ErrorType<ErrorPayload>>(
 params: SearchAddressesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchAddressesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Подсказки адреса
 */
export const prefetchSearchAddressesQuery = async <TData = Awaited<ReturnType<typeof searchAddresses>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, params: SearchAddressesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getSearchAddressesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useSearchAddresses} query
 */
export const invalidateSearchAddresses = async (
 queryClient: QueryClient, params: SearchAddressesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSearchAddressesQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Подсказки адреса
 */
export const useSetSearchAddressesQueryData = () => {
  const queryClient = useQueryClient();
  return (params: SearchAddressesParams | undefined,updater: Awaited<ReturnType<typeof searchAddresses>> | undefined | ((old: Awaited<ReturnType<typeof searchAddresses>> | undefined) => Awaited<ReturnType<typeof searchAddresses>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof searchAddresses>>>({ exact: $exactMatch, queryKey: getSearchAddressesQueryKey(params) }, updater);
  };
}

/**
 * @summary Подсказки адреса
 */
export const useGetSearchAddressesQueryData = () => {
  const queryClient = useQueryClient();
  return (params: SearchAddressesParams,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof searchAddresses>>>(getSearchAddressesQueryKey(params));
}


export const getSearchAddressesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof searchAddresses>>, TError = ErrorType<ErrorPayload>>(params: SearchAddressesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchAddressesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchAddresses>>> = ({ signal }) => searchAddresses(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchAddresses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type SearchAddressesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchAddresses>>>
export type SearchAddressesSuspenseQueryError = ErrorType<ErrorPayload>


export function useSearchAddressesSuspense<TData = Awaited<ReturnType<typeof searchAddresses>>, TError = ErrorType<ErrorPayload>>(
 params: SearchAddressesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchAddressesSuspense<TData = Awaited<ReturnType<typeof searchAddresses>>, TError = ErrorType<ErrorPayload>>(
 params: SearchAddressesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchAddressesSuspense<TData = Awaited<ReturnType<typeof searchAddresses>>, TError = ErrorType<ErrorPayload>>(
 params: SearchAddressesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Подсказки адреса
 */

export function useSearchAddressesSuspense<TData = Awaited<ReturnType<typeof searchAddresses>>, TError = ErrorType<ErrorPayload>>(
 params: SearchAddressesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchAddressesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






