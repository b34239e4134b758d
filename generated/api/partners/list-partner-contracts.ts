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
  Contracts
} from '../model';

const schemas = () => import('./partners.schemas.ts');
import type {
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getListPartnerContractsUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/contracts`
}

/**
 * Все договоры с видом, сроком и расчётами; недействующие — с причиной, по которой их нельзя выбрать.
 * @summary Договоры компании
 */
export const listPartnerContracts = async (id: string, options?: Parameters<typeof http>[1]): Promise<Contracts> => {

  return http<Contracts>(getListPartnerContractsUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).Contracts
  }
);}





export const getListPartnerContractsQueryKey = (id: string,) => {
    return [
    'api','v1','partners',id,'contracts'
    ] as const;
    }


export const getListPartnerContractsQueryOptions = <TData = Awaited<ReturnType<typeof listPartnerContracts>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerContracts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPartnerContractsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPartnerContracts>>> = ({ signal }) => listPartnerContracts(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPartnerContracts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPartnerContractsQueryResult = NonNullable<Awaited<ReturnType<typeof listPartnerContracts>>>
export type ListPartnerContractsQueryError = ErrorType<ErrorPayload>


export function useListPartnerContracts<TData = Awaited<ReturnType<typeof listPartnerContracts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerContracts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPartnerContracts>>,
          TError,
          Awaited<ReturnType<typeof listPartnerContracts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerContracts<TData = Awaited<ReturnType<typeof listPartnerContracts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerContracts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPartnerContracts>>,
          TError,
          Awaited<ReturnType<typeof listPartnerContracts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerContracts<TData = Awaited<ReturnType<typeof listPartnerContracts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerContracts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Договоры компании
 */

export function useListPartnerContracts<TData = Awaited<ReturnType<typeof listPartnerContracts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerContracts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPartnerContractsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Договоры компании
 */
export const prefetchListPartnerContractsQuery = async <TData = Awaited<ReturnType<typeof listPartnerContracts>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerContracts>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPartnerContractsQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPartnerContracts} query
 */
export const invalidateListPartnerContracts = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPartnerContractsQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Договоры компании
 */
export const useSetListPartnerContractsQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof listPartnerContracts>> | undefined | ((old: Awaited<ReturnType<typeof listPartnerContracts>> | undefined) => Awaited<ReturnType<typeof listPartnerContracts>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listPartnerContracts>>>({ exact: $exactMatch, queryKey: getListPartnerContractsQueryKey(id) }, updater);
  };
}

/**
 * @summary Договоры компании
 */
export const useGetListPartnerContractsQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listPartnerContracts>>>(getListPartnerContractsQueryKey(id));
}


export const getListPartnerContractsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPartnerContracts>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerContracts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPartnerContractsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPartnerContracts>>> = ({ signal }) => listPartnerContracts(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerContracts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPartnerContractsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPartnerContracts>>>
export type ListPartnerContractsSuspenseQueryError = ErrorType<ErrorPayload>


export function useListPartnerContractsSuspense<TData = Awaited<ReturnType<typeof listPartnerContracts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerContracts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerContractsSuspense<TData = Awaited<ReturnType<typeof listPartnerContracts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerContracts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerContractsSuspense<TData = Awaited<ReturnType<typeof listPartnerContracts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerContracts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Договоры компании
 */

export function useListPartnerContractsSuspense<TData = Awaited<ReturnType<typeof listPartnerContracts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPartnerContracts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPartnerContractsSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






