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

const schemas = () => import('./user.schemas.ts');
import type {
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getListActiveContractsUrl = (id: string,) => {




  return `/api/v1/user/customers/${encodeURIComponent(String(id))}/activeContracts`
}

/**
 * По каким договорам можно заказать: основной первым. У частного покупателя договоров нет, список пуст. Чужой покупатель — 404.
 * @summary Действующие договоры покупателя
 */
export const listActiveContracts = async (id: string, options?: Parameters<typeof http>[1]): Promise<Contracts> => {

  return http<Contracts>(getListActiveContractsUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).Contracts
  }
);}





export const getListActiveContractsQueryKey = (id: string,) => {
    return [
    'api','v1','user','customers',id,'activeContracts'
    ] as const;
    }


export const getListActiveContractsQueryOptions = <TData = Awaited<ReturnType<typeof listActiveContracts>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActiveContracts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListActiveContractsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listActiveContracts>>> = ({ signal }) => listActiveContracts(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listActiveContracts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListActiveContractsQueryResult = NonNullable<Awaited<ReturnType<typeof listActiveContracts>>>
export type ListActiveContractsQueryError = ErrorType<ErrorPayload>


export function useListActiveContracts<TData = Awaited<ReturnType<typeof listActiveContracts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActiveContracts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listActiveContracts>>,
          TError,
          Awaited<ReturnType<typeof listActiveContracts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListActiveContracts<TData = Awaited<ReturnType<typeof listActiveContracts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActiveContracts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listActiveContracts>>,
          TError,
          Awaited<ReturnType<typeof listActiveContracts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListActiveContracts<TData = Awaited<ReturnType<typeof listActiveContracts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActiveContracts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Действующие договоры покупателя
 */

export function useListActiveContracts<TData = Awaited<ReturnType<typeof listActiveContracts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActiveContracts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListActiveContractsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Действующие договоры покупателя
 */
export const prefetchListActiveContractsQuery = async <TData = Awaited<ReturnType<typeof listActiveContracts>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActiveContracts>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListActiveContractsQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListActiveContracts} query
 */
export const invalidateListActiveContracts = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListActiveContractsQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Действующие договоры покупателя
 */
export const useSetListActiveContractsQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof listActiveContracts>> | undefined | ((old: Awaited<ReturnType<typeof listActiveContracts>> | undefined) => Awaited<ReturnType<typeof listActiveContracts>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listActiveContracts>>>({ exact: $exactMatch, queryKey: getListActiveContractsQueryKey(id) }, updater);
  };
}

/**
 * @summary Действующие договоры покупателя
 */
export const useGetListActiveContractsQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listActiveContracts>>>(getListActiveContractsQueryKey(id));
}


export const getListActiveContractsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listActiveContracts>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActiveContracts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListActiveContractsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listActiveContracts>>> = ({ signal }) => listActiveContracts(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActiveContracts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListActiveContractsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listActiveContracts>>>
export type ListActiveContractsSuspenseQueryError = ErrorType<ErrorPayload>


export function useListActiveContractsSuspense<TData = Awaited<ReturnType<typeof listActiveContracts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActiveContracts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListActiveContractsSuspense<TData = Awaited<ReturnType<typeof listActiveContracts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActiveContracts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListActiveContractsSuspense<TData = Awaited<ReturnType<typeof listActiveContracts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActiveContracts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Действующие договоры покупателя
 */

export function useListActiveContractsSuspense<TData = Awaited<ReturnType<typeof listActiveContracts>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActiveContracts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListActiveContractsSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






