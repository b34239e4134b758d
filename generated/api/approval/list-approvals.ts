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
  Approvals
} from '../model';

const schemas = () => import('./approval.schemas.ts');
import type {
  ErrorPayload,
  ListApprovalsParams
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getListApprovalsUrl = (params?: ListApprovalsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/approval?${stringifiedParams}` : `/api/v1/approval`
}

/**
 * Заказы, которые читатель согласует, которые отправил сам (`myStatus` — null), а владельцу — все заказы компании: ждущие — давние первыми, решённые — новые первыми. Отозванных здесь нет.
 * @summary Заказы на согласовании
 */
export const listApprovals = async (params?: ListApprovalsParams, options?: Parameters<typeof http>[1]): Promise<Approvals> => {

  return http<Approvals>(getListApprovalsUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).Approvals
  }
);}





export const getListApprovalsQueryKey = (params?: ListApprovalsParams,) => {
    return [
    'api','v1','approval', ...(params ? [params] : [])
    ] as const;
    }


export const getListApprovalsQueryOptions = <TData = Awaited<ReturnType<typeof listApprovals>>, TError = ErrorType<ErrorPayload>>(params?: ListApprovalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApprovals>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListApprovalsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listApprovals>>> = ({ signal }) => listApprovals(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listApprovals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListApprovalsQueryResult = NonNullable<Awaited<ReturnType<typeof listApprovals>>>
export type ListApprovalsQueryError = ErrorType<ErrorPayload>


export function useListApprovals<TData = Awaited<ReturnType<typeof listApprovals>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  ListApprovalsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApprovals>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listApprovals>>,
          TError,
          Awaited<ReturnType<typeof listApprovals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApprovals<TData = Awaited<ReturnType<typeof listApprovals>>, TError = ErrorType<ErrorPayload>>(
 params?: ListApprovalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApprovals>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listApprovals>>,
          TError,
          Awaited<ReturnType<typeof listApprovals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApprovals<TData = Awaited<ReturnType<typeof listApprovals>>, TError = ErrorType<ErrorPayload>>(
 params?: ListApprovalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApprovals>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Заказы на согласовании
 */

export function useListApprovals<TData = Awaited<ReturnType<typeof listApprovals>>, TError = ErrorType<ErrorPayload>>(
 params?: ListApprovalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApprovals>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListApprovalsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Заказы на согласовании
 */
export const prefetchListApprovalsQuery = async <TData = Awaited<ReturnType<typeof listApprovals>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, params?: ListApprovalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApprovals>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListApprovalsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListApprovals} query
 */
export const invalidateListApprovals = async (
 queryClient: QueryClient, params?: ListApprovalsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListApprovalsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Заказы на согласовании
 */
export const useSetListApprovalsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListApprovalsParams | undefined,updater: Awaited<ReturnType<typeof listApprovals>> | undefined | ((old: Awaited<ReturnType<typeof listApprovals>> | undefined) => Awaited<ReturnType<typeof listApprovals>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listApprovals>>>({ exact: $exactMatch, queryKey: getListApprovalsQueryKey(params) }, updater);
  };
}

/**
 * @summary Заказы на согласовании
 */
export const useGetListApprovalsQueryData = () => {
  const queryClient = useQueryClient();
  return (params?: ListApprovalsParams,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listApprovals>>>(getListApprovalsQueryKey(params));
}


export const getListApprovalsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listApprovals>>, TError = ErrorType<ErrorPayload>>(params?: ListApprovalsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listApprovals>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListApprovalsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listApprovals>>> = ({ signal }) => listApprovals(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listApprovals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListApprovalsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listApprovals>>>
export type ListApprovalsSuspenseQueryError = ErrorType<ErrorPayload>


export function useListApprovalsSuspense<TData = Awaited<ReturnType<typeof listApprovals>>, TError = ErrorType<ErrorPayload>>(
 params: undefined |  ListApprovalsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listApprovals>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApprovalsSuspense<TData = Awaited<ReturnType<typeof listApprovals>>, TError = ErrorType<ErrorPayload>>(
 params?: ListApprovalsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listApprovals>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApprovalsSuspense<TData = Awaited<ReturnType<typeof listApprovals>>, TError = ErrorType<ErrorPayload>>(
 params?: ListApprovalsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listApprovals>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Заказы на согласовании
 */

export function useListApprovalsSuspense<TData = Awaited<ReturnType<typeof listApprovals>>, TError = ErrorType<ErrorPayload>>(
 params?: ListApprovalsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listApprovals>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListApprovalsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






