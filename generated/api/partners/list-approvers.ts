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
  Approvers
} from '../model';

const schemas = () => import('./partners.schemas.ts');
import type {
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getListApproversUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/approvers`
}

/**
 * Кто согласует заказы компании и по какому правилу.
 * @summary Согласующие
 */
export const listApprovers = async (id: string, options?: Parameters<typeof http>[1]): Promise<Approvers> => {

  return http<Approvers>(getListApproversUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).Approvers
  }
);}





export const getListApproversQueryKey = (id: string,) => {
    return [
    'api','v1','partners',id,'approvers'
    ] as const;
    }


export const getListApproversQueryOptions = <TData = Awaited<ReturnType<typeof listApprovers>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApprovers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListApproversQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listApprovers>>> = ({ signal }) => listApprovers(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listApprovers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListApproversQueryResult = NonNullable<Awaited<ReturnType<typeof listApprovers>>>
export type ListApproversQueryError = ErrorType<ErrorPayload>


export function useListApprovers<TData = Awaited<ReturnType<typeof listApprovers>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApprovers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listApprovers>>,
          TError,
          Awaited<ReturnType<typeof listApprovers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApprovers<TData = Awaited<ReturnType<typeof listApprovers>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApprovers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listApprovers>>,
          TError,
          Awaited<ReturnType<typeof listApprovers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApprovers<TData = Awaited<ReturnType<typeof listApprovers>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApprovers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Согласующие
 */

export function useListApprovers<TData = Awaited<ReturnType<typeof listApprovers>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApprovers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListApproversQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Согласующие
 */
export const prefetchListApproversQuery = async <TData = Awaited<ReturnType<typeof listApprovers>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApprovers>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListApproversQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListApprovers} query
 */
export const invalidateListApprovers = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListApproversQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Согласующие
 */
export const useSetListApproversQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof listApprovers>> | undefined | ((old: Awaited<ReturnType<typeof listApprovers>> | undefined) => Awaited<ReturnType<typeof listApprovers>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listApprovers>>>({ exact: $exactMatch, queryKey: getListApproversQueryKey(id) }, updater);
  };
}

/**
 * @summary Согласующие
 */
export const useGetListApproversQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listApprovers>>>(getListApproversQueryKey(id));
}


export const getListApproversSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listApprovers>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listApprovers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListApproversQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listApprovers>>> = ({ signal }) => listApprovers(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listApprovers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListApproversSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listApprovers>>>
export type ListApproversSuspenseQueryError = ErrorType<ErrorPayload>


export function useListApproversSuspense<TData = Awaited<ReturnType<typeof listApprovers>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listApprovers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApproversSuspense<TData = Awaited<ReturnType<typeof listApprovers>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listApprovers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApproversSuspense<TData = Awaited<ReturnType<typeof listApprovers>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listApprovers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Согласующие
 */

export function useListApproversSuspense<TData = Awaited<ReturnType<typeof listApprovers>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listApprovers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListApproversSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






