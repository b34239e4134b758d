import {
  queryOptions as queryOptionsBuilder,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  Approval,
  Approvals,
  DeliveryOptions
} from '../model';

const schemas = () => import('./approval.schemas.ts');
import type {
  ApprovalConflict,
  ApproveOrder,
  ChangeApprovalComment,
  ChangeApprovalContract,
  ChangeApprovalDelivery,
  ChangeApprovalDeliveryPoint,
  ChangeApprovalPayment,
  ChangeApprovalProduct,
  ChangeApprovalRecipient,
  DeclineOrder,
  ErrorPayload,
  ListApprovalsParams
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

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






export const getGetApprovalUrl = (id: string,) => {




  return `/api/v1/approval/${encodeURIComponent(String(id))}`
}

/**
 * Заказ с причинами согласования, решениями, правками «было / стало» и тем, что читателю можно. Отвечает и после решения; заказ, которому согласование не нужно, и чужой — 404.
 * @summary Согласование заказа
 */
export const getApproval = async (id: string, options?: Parameters<typeof http>[1]): Promise<Approval> => {

  return http<Approval>(getGetApprovalUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).Approval
  }
);}





export const getGetApprovalQueryKey = (id: string,) => {
    return [
    'api','v1','approval',id
    ] as const;
    }


export const getGetApprovalQueryOptions = <TData = Awaited<ReturnType<typeof getApproval>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApproval>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetApprovalQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getApproval>>> = ({ signal }) => getApproval(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getApproval>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetApprovalQueryResult = NonNullable<Awaited<ReturnType<typeof getApproval>>>
export type GetApprovalQueryError = ErrorType<ErrorPayload>


export function useGetApproval<TData = Awaited<ReturnType<typeof getApproval>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApproval>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getApproval>>,
          TError,
          Awaited<ReturnType<typeof getApproval>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApproval<TData = Awaited<ReturnType<typeof getApproval>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApproval>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getApproval>>,
          TError,
          Awaited<ReturnType<typeof getApproval>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApproval<TData = Awaited<ReturnType<typeof getApproval>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApproval>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Согласование заказа
 */

export function useGetApproval<TData = Awaited<ReturnType<typeof getApproval>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApproval>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetApprovalQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Согласование заказа
 */
export const prefetchGetApprovalQuery = async <TData = Awaited<ReturnType<typeof getApproval>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApproval>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetApprovalQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetApproval} query
 */
export const invalidateGetApproval = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetApprovalQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Согласование заказа
 */
export const useSetGetApprovalQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getApproval>> | undefined | ((old: Awaited<ReturnType<typeof getApproval>> | undefined) => Awaited<ReturnType<typeof getApproval>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getApproval>>>({ exact: $exactMatch, queryKey: getGetApprovalQueryKey(id) }, updater);
  };
}

/**
 * @summary Согласование заказа
 */
export const useGetGetApprovalQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getApproval>>>(getGetApprovalQueryKey(id));
}


export const getGetApprovalSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getApproval>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getApproval>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetApprovalQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getApproval>>> = ({ signal }) => getApproval(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getApproval>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetApprovalSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getApproval>>>
export type GetApprovalSuspenseQueryError = ErrorType<ErrorPayload>


export function useGetApprovalSuspense<TData = Awaited<ReturnType<typeof getApproval>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getApproval>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApprovalSuspense<TData = Awaited<ReturnType<typeof getApproval>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getApproval>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApprovalSuspense<TData = Awaited<ReturnType<typeof getApproval>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getApproval>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Согласование заказа
 */

export function useGetApprovalSuspense<TData = Awaited<ReturnType<typeof getApproval>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getApproval>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetApprovalSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getApproveOrderUrl = (id: string,) => {




  return `/api/v1/approval/${encodeURIComponent(String(id))}/approve`
}

/**
 * Решение согласующего, комментарий не обязателен. Когда согласий хватает (`quorum`), заказ становится Approved. Версия не та, что видел согласующий, — 409 ApprovalChanged с отличиями. Свой заказ согласует только тот, кому это разрешила компания.
 * @summary Согласовать заказ
 */
export const approveOrder = async (id: string,
    approveOrderBody: ApproveOrder, options?: Parameters<typeof http>[1]): Promise<Approval> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Approval>(getApproveOrderUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(approveOrderBody),
    schema: async () => (await schemas()).Approval
  }
);}





export const getApproveOrderMutationKey = () => ['approveOrder'] as const;

export const getApproveOrderMutationOptions = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof approveOrder>>, TError,ApproveOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof approveOrder>>, TError,ApproveOrderMutationVariables, TContext> => {

const mutationKey = getApproveOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof approveOrder>>, ApproveOrderMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  approveOrder(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ApproveOrderMutationResult = NonNullable<Awaited<ReturnType<typeof approveOrder>>>
    export type ApproveOrderMutationBody = ApproveOrder
    export type ApproveOrderMutationError = ErrorType<ErrorPayload | ApprovalConflict>
    export type ApproveOrderMutationVariables = {id: string;data: ApproveOrder}

    /**
 * @summary Согласовать заказ
 */
export const useApproveOrder = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof approveOrder>>, TError,ApproveOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof approveOrder>>,
        TError,
        ApproveOrderMutationVariables,
        TContext
      > => {
      return useMutation(getApproveOrderMutationOptions(options), queryClient);
    }
    export const getDeclineOrderUrl = (id: string,) => {




  return `/api/v1/approval/${encodeURIComponent(String(id))}/decline`
}

/**
 * Решение согласующего с обязательным комментарием: заказ становится NotApproved и возвращается покупателю на правку. Версия не та, что видел согласующий, — 409 ApprovalChanged с отличиями.
 * @summary Отклонить заказ
 */
export const declineOrder = async (id: string,
    declineOrderBody: DeclineOrder, options?: Parameters<typeof http>[1]): Promise<Approval> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Approval>(getDeclineOrderUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(declineOrderBody),
    schema: async () => (await schemas()).Approval
  }
);}





export const getDeclineOrderMutationKey = () => ['declineOrder'] as const;

export const getDeclineOrderMutationOptions = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declineOrder>>, TError,DeclineOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof declineOrder>>, TError,DeclineOrderMutationVariables, TContext> => {

const mutationKey = getDeclineOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof declineOrder>>, DeclineOrderMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  declineOrder(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeclineOrderMutationResult = NonNullable<Awaited<ReturnType<typeof declineOrder>>>
    export type DeclineOrderMutationBody = DeclineOrder
    export type DeclineOrderMutationError = ErrorType<ErrorPayload | ApprovalConflict>
    export type DeclineOrderMutationVariables = {id: string;data: DeclineOrder}

    /**
 * @summary Отклонить заказ
 */
export const useDeclineOrder = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declineOrder>>, TError,DeclineOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof declineOrder>>,
        TError,
        DeclineOrderMutationVariables,
        TContext
      > => {
      return useMutation(getDeclineOrderMutationOptions(options), queryClient);
    }
    export const getProceedApprovalUrl = (id: string,) => {




  return `/api/v1/approval/${encodeURIComponent(String(id))}/proceed`
}

/**
 * Согласованный заказ отдаёт на создание (WaitingForCreating): пересчитывает цены и остатки, присваивает номер; дальше опрашивают `GET /order/{id}/status`. Отклонённый и исправленный отправляет на согласование снова (WaitingForApprove). Сумма выросла после согласия — 409 PriceChanged, и заказ снова ждёт согласующих; товара не хватает — 409 ApprovalHasProblems. Повтор с тем же ключом заказ не удваивает.
 * @summary Двинуть заказ дальше
 */
export const proceedApproval = async (id: string, options?: Parameters<typeof http>[1]): Promise<Approval> => {

  return http<Approval>(getProceedApprovalUrl(id),
  {
    ...options,
    method: 'PUT'

    ,
    schema: async () => (await schemas()).Approval
  }
);}





export const getProceedApprovalMutationKey = () => ['proceedApproval'] as const;

export const getProceedApprovalMutationOptions = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof proceedApproval>>, TError,ProceedApprovalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof proceedApproval>>, TError,ProceedApprovalMutationVariables, TContext> => {

const mutationKey = getProceedApprovalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof proceedApproval>>, ProceedApprovalMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  proceedApproval(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ProceedApprovalMutationResult = NonNullable<Awaited<ReturnType<typeof proceedApproval>>>

    export type ProceedApprovalMutationError = ErrorType<ErrorPayload | ApprovalConflict>
    export type ProceedApprovalMutationVariables = {id: string}

    /**
 * @summary Двинуть заказ дальше
 */
export const useProceedApproval = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof proceedApproval>>, TError,ProceedApprovalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof proceedApproval>>,
        TError,
        ProceedApprovalMutationVariables,
        TContext
      > => {
      return useMutation(getProceedApprovalMutationOptions(options), queryClient);
    }
    export const getRemindApproversUrl = (id: string,) => {




  return `/api/v1/approval/${encodeURIComponent(String(id))}/remind`
}

/**
 * Покупатель напоминает тем, кого ждут; не чаще раза в 4 часа (`remindAvailableAt`), раньше — 429. Никого не ждут — 409 NotAllowed.
 * @summary Напомнить согласующим
 */
export const remindApprovers = async (id: string, options?: Parameters<typeof http>[1]): Promise<Approval> => {

  return http<Approval>(getRemindApproversUrl(id),
  {
    ...options,
    method: 'POST'

    ,
    schema: async () => (await schemas()).Approval
  }
);}





export const getRemindApproversMutationKey = () => ['remindApprovers'] as const;

export const getRemindApproversMutationOptions = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof remindApprovers>>, TError,RemindApproversMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof remindApprovers>>, TError,RemindApproversMutationVariables, TContext> => {

const mutationKey = getRemindApproversMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof remindApprovers>>, RemindApproversMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  remindApprovers(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemindApproversMutationResult = NonNullable<Awaited<ReturnType<typeof remindApprovers>>>

    export type RemindApproversMutationError = ErrorType<ErrorPayload | ApprovalConflict>
    export type RemindApproversMutationVariables = {id: string}

    /**
 * @summary Напомнить согласующим
 */
export const useRemindApprovers = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof remindApprovers>>, TError,RemindApproversMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof remindApprovers>>,
        TError,
        RemindApproversMutationVariables,
        TContext
      > => {
      return useMutation(getRemindApproversMutationOptions(options), queryClient);
    }
    export const getChangeApprovalProductUrl = (id: string,) => {




  return `/api/v1/approval/${encodeURIComponent(String(id))}/product`
}

/**
 * Ставит количество; 0 убирает строку, товар, которого нет, добавляет. Последнюю строку убрать нельзя — 422 LastProduct; больше остатка — 422 NotEnoughStock; не кратно упаковке — 422 QuantityNotMultiple; меньше наименьшего заказа — 422 BelowMinimum; недоступный товар — 422 ProductUnavailable. Разрешено, пока в `allowedActions` есть Edit, иначе 409 NotAllowed; правка увеличивает `version`, а если сумма выросла, сбрасывает прежние согласия. Возвращает заказ целиком.
 * @summary Изменить товар при согласовании
 */
export const changeApprovalProduct = async (id: string,
    changeApprovalProductBody: ChangeApprovalProduct, options?: Parameters<typeof http>[1]): Promise<Approval> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Approval>(getChangeApprovalProductUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeApprovalProductBody),
    schema: async () => (await schemas()).Approval
  }
);}





export const getChangeApprovalProductMutationKey = () => ['changeApprovalProduct'] as const;

export const getChangeApprovalProductMutationOptions = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeApprovalProduct>>, TError,ChangeApprovalProductMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeApprovalProduct>>, TError,ChangeApprovalProductMutationVariables, TContext> => {

const mutationKey = getChangeApprovalProductMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeApprovalProduct>>, ChangeApprovalProductMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changeApprovalProduct(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeApprovalProductMutationResult = NonNullable<Awaited<ReturnType<typeof changeApprovalProduct>>>
    export type ChangeApprovalProductMutationBody = ChangeApprovalProduct
    export type ChangeApprovalProductMutationError = ErrorType<ErrorPayload | ApprovalConflict>
    export type ChangeApprovalProductMutationVariables = {id: string;data: ChangeApprovalProduct}

    /**
 * @summary Изменить товар при согласовании
 */
export const useChangeApprovalProduct = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeApprovalProduct>>, TError,ChangeApprovalProductMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeApprovalProduct>>,
        TError,
        ChangeApprovalProductMutationVariables,
        TContext
      > => {
      return useMutation(getChangeApprovalProductMutationOptions(options), queryClient);
    }
    export const getChangeApprovalContractUrl = (id: string,) => {




  return `/api/v1/approval/${encodeURIComponent(String(id))}/contract`
}

/**
 * Один из договоров компании; неизвестный — 404, недействующий — 422 ContractUnavailable. Цены могут измениться. Разрешено, пока в `allowedActions` есть Edit, иначе 409 NotAllowed; правка увеличивает `version`, а если сумма выросла, сбрасывает прежние согласия. Возвращает заказ целиком.
 * @summary Изменить договор при согласовании
 */
export const changeApprovalContract = async (id: string,
    changeApprovalContractBody: ChangeApprovalContract, options?: Parameters<typeof http>[1]): Promise<Approval> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Approval>(getChangeApprovalContractUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeApprovalContractBody),
    schema: async () => (await schemas()).Approval
  }
);}





export const getChangeApprovalContractMutationKey = () => ['changeApprovalContract'] as const;

export const getChangeApprovalContractMutationOptions = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeApprovalContract>>, TError,ChangeApprovalContractMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeApprovalContract>>, TError,ChangeApprovalContractMutationVariables, TContext> => {

const mutationKey = getChangeApprovalContractMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeApprovalContract>>, ChangeApprovalContractMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changeApprovalContract(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeApprovalContractMutationResult = NonNullable<Awaited<ReturnType<typeof changeApprovalContract>>>
    export type ChangeApprovalContractMutationBody = ChangeApprovalContract
    export type ChangeApprovalContractMutationError = ErrorType<ErrorPayload | ApprovalConflict>
    export type ChangeApprovalContractMutationVariables = {id: string;data: ChangeApprovalContract}

    /**
 * @summary Изменить договор при согласовании
 */
export const useChangeApprovalContract = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeApprovalContract>>, TError,ChangeApprovalContractMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeApprovalContract>>,
        TError,
        ChangeApprovalContractMutationVariables,
        TContext
      > => {
      return useMutation(getChangeApprovalContractMutationOptions(options), queryClient);
    }
    export const getGetApprovalDeliveryUrl = (id: string,) => {




  return `/api/v1/approval/${encodeURIComponent(String(id))}/delivery`
}

/**
 * Способы с ценой, днями и пунктами выдачи для этого заказа; недоступные — с причиной.
 * @summary Способы получения при согласовании
 */
export const getApprovalDelivery = async (id: string, options?: Parameters<typeof http>[1]): Promise<DeliveryOptions> => {

  return http<DeliveryOptions>(getGetApprovalDeliveryUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).DeliveryOptions
  }
);}





export const getGetApprovalDeliveryQueryKey = (id: string,) => {
    return [
    'api','v1','approval',id,'delivery'
    ] as const;
    }


export const getGetApprovalDeliveryQueryOptions = <TData = Awaited<ReturnType<typeof getApprovalDelivery>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApprovalDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetApprovalDeliveryQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getApprovalDelivery>>> = ({ signal }) => getApprovalDelivery(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getApprovalDelivery>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetApprovalDeliveryQueryResult = NonNullable<Awaited<ReturnType<typeof getApprovalDelivery>>>
export type GetApprovalDeliveryQueryError = ErrorType<ErrorPayload>


export function useGetApprovalDelivery<TData = Awaited<ReturnType<typeof getApprovalDelivery>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApprovalDelivery>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getApprovalDelivery>>,
          TError,
          Awaited<ReturnType<typeof getApprovalDelivery>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApprovalDelivery<TData = Awaited<ReturnType<typeof getApprovalDelivery>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApprovalDelivery>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getApprovalDelivery>>,
          TError,
          Awaited<ReturnType<typeof getApprovalDelivery>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApprovalDelivery<TData = Awaited<ReturnType<typeof getApprovalDelivery>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApprovalDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Способы получения при согласовании
 */

export function useGetApprovalDelivery<TData = Awaited<ReturnType<typeof getApprovalDelivery>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApprovalDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetApprovalDeliveryQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Способы получения при согласовании
 */
export const prefetchGetApprovalDeliveryQuery = async <TData = Awaited<ReturnType<typeof getApprovalDelivery>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApprovalDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetApprovalDeliveryQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetApprovalDelivery} query
 */
export const invalidateGetApprovalDelivery = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetApprovalDeliveryQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary Способы получения при согласовании
 */
export const useSetGetApprovalDeliveryQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,updater: Awaited<ReturnType<typeof getApprovalDelivery>> | undefined | ((old: Awaited<ReturnType<typeof getApprovalDelivery>> | undefined) => Awaited<ReturnType<typeof getApprovalDelivery>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getApprovalDelivery>>>({ exact: $exactMatch, queryKey: getGetApprovalDeliveryQueryKey(id) }, updater);
  };
}

/**
 * @summary Способы получения при согласовании
 */
export const useGetGetApprovalDeliveryQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof getApprovalDelivery>>>(getGetApprovalDeliveryQueryKey(id));
}


export const getGetApprovalDeliverySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getApprovalDelivery>>, TError = ErrorType<ErrorPayload>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getApprovalDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetApprovalDeliveryQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getApprovalDelivery>>> = ({ signal }) => getApprovalDelivery(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getApprovalDelivery>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetApprovalDeliverySuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getApprovalDelivery>>>
export type GetApprovalDeliverySuspenseQueryError = ErrorType<ErrorPayload>


export function useGetApprovalDeliverySuspense<TData = Awaited<ReturnType<typeof getApprovalDelivery>>, TError = ErrorType<ErrorPayload>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getApprovalDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApprovalDeliverySuspense<TData = Awaited<ReturnType<typeof getApprovalDelivery>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getApprovalDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApprovalDeliverySuspense<TData = Awaited<ReturnType<typeof getApprovalDelivery>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getApprovalDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Способы получения при согласовании
 */

export function useGetApprovalDeliverySuspense<TData = Awaited<ReturnType<typeof getApprovalDelivery>>, TError = ErrorType<ErrorPayload>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getApprovalDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetApprovalDeliverySuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getChangeApprovalDeliveryUrl = (id: string,) => {




  return `/api/v1/approval/${encodeURIComponent(String(id))}/delivery`
}

/**
 * Способ, день и время. День или время не из предложенных — 422 DeliveryDateUnavailable, недоступный способ — 422 DeliveryUnavailable. Разрешено, пока в `allowedActions` есть Edit, иначе 409 NotAllowed; правка увеличивает `version`, а если сумма выросла, сбрасывает прежние согласия. Возвращает заказ целиком.
 * @summary Изменить способ получения при согласовании
 */
export const changeApprovalDelivery = async (id: string,
    changeApprovalDeliveryBody: ChangeApprovalDelivery, options?: Parameters<typeof http>[1]): Promise<Approval> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Approval>(getChangeApprovalDeliveryUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeApprovalDeliveryBody),
    schema: async () => (await schemas()).Approval
  }
);}





export const getChangeApprovalDeliveryMutationKey = () => ['changeApprovalDelivery'] as const;

export const getChangeApprovalDeliveryMutationOptions = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeApprovalDelivery>>, TError,ChangeApprovalDeliveryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeApprovalDelivery>>, TError,ChangeApprovalDeliveryMutationVariables, TContext> => {

const mutationKey = getChangeApprovalDeliveryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeApprovalDelivery>>, ChangeApprovalDeliveryMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changeApprovalDelivery(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeApprovalDeliveryMutationResult = NonNullable<Awaited<ReturnType<typeof changeApprovalDelivery>>>
    export type ChangeApprovalDeliveryMutationBody = ChangeApprovalDelivery
    export type ChangeApprovalDeliveryMutationError = ErrorType<ErrorPayload | ApprovalConflict>
    export type ChangeApprovalDeliveryMutationVariables = {id: string;data: ChangeApprovalDelivery}

    /**
 * @summary Изменить способ получения при согласовании
 */
export const useChangeApprovalDelivery = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeApprovalDelivery>>, TError,ChangeApprovalDeliveryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeApprovalDelivery>>,
        TError,
        ChangeApprovalDeliveryMutationVariables,
        TContext
      > => {
      return useMutation(getChangeApprovalDeliveryMutationOptions(options), queryClient);
    }
    export const getChangeApprovalDeliveryPointUrl = (id: string,) => {




  return `/api/v1/approval/${encodeURIComponent(String(id))}/deliveryPoint`
}

/**
 * Адрес компании у Courier, пункт у Pickup; не своё для способа — 422 DeliveryPointMismatch, не подходящий пункт — 422 DeliveryUnavailable. Разрешено, пока в `allowedActions` есть Edit, иначе 409 NotAllowed; правка увеличивает `version`, а если сумма выросла, сбрасывает прежние согласия. Возвращает заказ целиком.
 * @summary Изменить адрес или пункт выдачи при согласовании
 */
export const changeApprovalDeliveryPoint = async (id: string,
    changeApprovalDeliveryPointBody: ChangeApprovalDeliveryPoint, options?: Parameters<typeof http>[1]): Promise<Approval> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Approval>(getChangeApprovalDeliveryPointUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeApprovalDeliveryPointBody),
    schema: async () => (await schemas()).Approval
  }
);}





export const getChangeApprovalDeliveryPointMutationKey = () => ['changeApprovalDeliveryPoint'] as const;

export const getChangeApprovalDeliveryPointMutationOptions = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeApprovalDeliveryPoint>>, TError,ChangeApprovalDeliveryPointMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeApprovalDeliveryPoint>>, TError,ChangeApprovalDeliveryPointMutationVariables, TContext> => {

const mutationKey = getChangeApprovalDeliveryPointMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeApprovalDeliveryPoint>>, ChangeApprovalDeliveryPointMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changeApprovalDeliveryPoint(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeApprovalDeliveryPointMutationResult = NonNullable<Awaited<ReturnType<typeof changeApprovalDeliveryPoint>>>
    export type ChangeApprovalDeliveryPointMutationBody = ChangeApprovalDeliveryPoint
    export type ChangeApprovalDeliveryPointMutationError = ErrorType<ErrorPayload | ApprovalConflict>
    export type ChangeApprovalDeliveryPointMutationVariables = {id: string;data: ChangeApprovalDeliveryPoint}

    /**
 * @summary Изменить адрес или пункт выдачи при согласовании
 */
export const useChangeApprovalDeliveryPoint = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeApprovalDeliveryPoint>>, TError,ChangeApprovalDeliveryPointMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeApprovalDeliveryPoint>>,
        TError,
        ChangeApprovalDeliveryPointMutationVariables,
        TContext
      > => {
      return useMutation(getChangeApprovalDeliveryPointMutationOptions(options), queryClient);
    }
    export const getChangeApprovalPaymentUrl = (id: string,) => {




  return `/api/v1/approval/${encodeURIComponent(String(id))}/payment`
}

/**
 * Недоступный способ — 422 PaymentUnavailable с причиной. Разрешено, пока в `allowedActions` есть Edit, иначе 409 NotAllowed; правка увеличивает `version`, а если сумма выросла, сбрасывает прежние согласия. Возвращает заказ целиком.
 * @summary Изменить оплату при согласовании
 */
export const changeApprovalPayment = async (id: string,
    changeApprovalPaymentBody: ChangeApprovalPayment, options?: Parameters<typeof http>[1]): Promise<Approval> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Approval>(getChangeApprovalPaymentUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeApprovalPaymentBody),
    schema: async () => (await schemas()).Approval
  }
);}





export const getChangeApprovalPaymentMutationKey = () => ['changeApprovalPayment'] as const;

export const getChangeApprovalPaymentMutationOptions = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeApprovalPayment>>, TError,ChangeApprovalPaymentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeApprovalPayment>>, TError,ChangeApprovalPaymentMutationVariables, TContext> => {

const mutationKey = getChangeApprovalPaymentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeApprovalPayment>>, ChangeApprovalPaymentMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changeApprovalPayment(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeApprovalPaymentMutationResult = NonNullable<Awaited<ReturnType<typeof changeApprovalPayment>>>
    export type ChangeApprovalPaymentMutationBody = ChangeApprovalPayment
    export type ChangeApprovalPaymentMutationError = ErrorType<ErrorPayload | ApprovalConflict>
    export type ChangeApprovalPaymentMutationVariables = {id: string;data: ChangeApprovalPayment}

    /**
 * @summary Изменить оплату при согласовании
 */
export const useChangeApprovalPayment = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeApprovalPayment>>, TError,ChangeApprovalPaymentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeApprovalPayment>>,
        TError,
        ChangeApprovalPaymentMutationVariables,
        TContext
      > => {
      return useMutation(getChangeApprovalPaymentMutationOptions(options), queryClient);
    }
    export const getChangeApprovalRecipientUrl = (id: string,) => {




  return `/api/v1/approval/${encodeURIComponent(String(id))}/recipient`
}

/**
 * Один из получателей компании; неизвестный — 404. Разрешено, пока в `allowedActions` есть Edit, иначе 409 NotAllowed; правка увеличивает `version`, а если сумма выросла, сбрасывает прежние согласия. Возвращает заказ целиком.
 * @summary Изменить получателя при согласовании
 */
export const changeApprovalRecipient = async (id: string,
    changeApprovalRecipientBody: ChangeApprovalRecipient, options?: Parameters<typeof http>[1]): Promise<Approval> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Approval>(getChangeApprovalRecipientUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeApprovalRecipientBody),
    schema: async () => (await schemas()).Approval
  }
);}





export const getChangeApprovalRecipientMutationKey = () => ['changeApprovalRecipient'] as const;

export const getChangeApprovalRecipientMutationOptions = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeApprovalRecipient>>, TError,ChangeApprovalRecipientMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeApprovalRecipient>>, TError,ChangeApprovalRecipientMutationVariables, TContext> => {

const mutationKey = getChangeApprovalRecipientMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeApprovalRecipient>>, ChangeApprovalRecipientMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changeApprovalRecipient(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeApprovalRecipientMutationResult = NonNullable<Awaited<ReturnType<typeof changeApprovalRecipient>>>
    export type ChangeApprovalRecipientMutationBody = ChangeApprovalRecipient
    export type ChangeApprovalRecipientMutationError = ErrorType<ErrorPayload | ApprovalConflict>
    export type ChangeApprovalRecipientMutationVariables = {id: string;data: ChangeApprovalRecipient}

    /**
 * @summary Изменить получателя при согласовании
 */
export const useChangeApprovalRecipient = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeApprovalRecipient>>, TError,ChangeApprovalRecipientMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeApprovalRecipient>>,
        TError,
        ChangeApprovalRecipientMutationVariables,
        TContext
      > => {
      return useMutation(getChangeApprovalRecipientMutationOptions(options), queryClient);
    }
    export const getChangeApprovalCommentUrl = (id: string,) => {




  return `/api/v1/approval/${encodeURIComponent(String(id))}/comment`
}

/**
 * Пожелания к заказу; слова согласующего к решению передают вместе с решением. Разрешено, пока в `allowedActions` есть Edit, иначе 409 NotAllowed; правка увеличивает `version`, а если сумма выросла, сбрасывает прежние согласия. Возвращает заказ целиком.
 * @summary Изменить комментарий к заказу при согласовании
 */
export const changeApprovalComment = async (id: string,
    changeApprovalCommentBody: ChangeApprovalComment, options?: Parameters<typeof http>[1]): Promise<Approval> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Approval>(getChangeApprovalCommentUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeApprovalCommentBody),
    schema: async () => (await schemas()).Approval
  }
);}





export const getChangeApprovalCommentMutationKey = () => ['changeApprovalComment'] as const;

export const getChangeApprovalCommentMutationOptions = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeApprovalComment>>, TError,ChangeApprovalCommentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeApprovalComment>>, TError,ChangeApprovalCommentMutationVariables, TContext> => {

const mutationKey = getChangeApprovalCommentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeApprovalComment>>, ChangeApprovalCommentMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changeApprovalComment(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeApprovalCommentMutationResult = NonNullable<Awaited<ReturnType<typeof changeApprovalComment>>>
    export type ChangeApprovalCommentMutationBody = ChangeApprovalComment
    export type ChangeApprovalCommentMutationError = ErrorType<ErrorPayload | ApprovalConflict>
    export type ChangeApprovalCommentMutationVariables = {id: string;data: ChangeApprovalComment}

    /**
 * @summary Изменить комментарий к заказу при согласовании
 */
export const useChangeApprovalComment = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeApprovalComment>>, TError,ChangeApprovalCommentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeApprovalComment>>,
        TError,
        ChangeApprovalCommentMutationVariables,
        TContext
      > => {
      return useMutation(getChangeApprovalCommentMutationOptions(options), queryClient);
    }
