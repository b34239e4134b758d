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
  StaffAssignees
} from '../model';

const schemas = () => import('./backoffice.schemas.ts');
import type {
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getListStaffAssigneesUrl = () => {




  return `/api/v1/backoffice/assignees`
}

/**
 * Сотрудники, которые работают с обращениями: учётные записи магазина с такой ролью и все, за кем есть обращения, в том числе закрытые.
 * @summary Кому можно передать обращение
 */
export const listStaffAssignees = async ( options?: Parameters<typeof http>[1]): Promise<StaffAssignees> => {

  return http<StaffAssignees>(getListStaffAssigneesUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).StaffAssignees
  }
);}





export const getListStaffAssigneesQueryKey = () => {
    return [
    'api','v1','backoffice','assignees'
    ] as const;
    }


export const getListStaffAssigneesQueryOptions = <TData = Awaited<ReturnType<typeof listStaffAssignees>>, TError = ErrorType<ErrorPayload>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffAssignees>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStaffAssigneesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStaffAssignees>>> = ({ signal }) => listStaffAssignees({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStaffAssignees>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStaffAssigneesQueryResult = NonNullable<Awaited<ReturnType<typeof listStaffAssignees>>>
export type ListStaffAssigneesQueryError = ErrorType<ErrorPayload>


export function useListStaffAssignees<TData = Awaited<ReturnType<typeof listStaffAssignees>>, TError = ErrorType<ErrorPayload>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffAssignees>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffAssignees>>,
          TError,
          Awaited<ReturnType<typeof listStaffAssignees>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffAssignees<TData = Awaited<ReturnType<typeof listStaffAssignees>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffAssignees>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffAssignees>>,
          TError,
          Awaited<ReturnType<typeof listStaffAssignees>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffAssignees<TData = Awaited<ReturnType<typeof listStaffAssignees>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffAssignees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Кому можно передать обращение
 */

export function useListStaffAssignees<TData = Awaited<ReturnType<typeof listStaffAssignees>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffAssignees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStaffAssigneesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Кому можно передать обращение
 */
export const prefetchListStaffAssigneesQuery = async <TData = Awaited<ReturnType<typeof listStaffAssignees>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffAssignees>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListStaffAssigneesQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListStaffAssignees} query
 */
export const invalidateListStaffAssignees = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListStaffAssigneesQueryKey() }, options);

  return queryClient;
}

/**
 * @summary Кому можно передать обращение
 */
export const useSetListStaffAssigneesQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof listStaffAssignees>> | undefined | ((old: Awaited<ReturnType<typeof listStaffAssignees>> | undefined) => Awaited<ReturnType<typeof listStaffAssignees>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listStaffAssignees>>>({ exact: $exactMatch, queryKey: getListStaffAssigneesQueryKey() }, updater);
  };
}

/**
 * @summary Кому можно передать обращение
 */
export const useGetListStaffAssigneesQueryData = () => {
  const queryClient = useQueryClient();
  return () =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listStaffAssignees>>>(getListStaffAssigneesQueryKey());
}


export const getListStaffAssigneesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listStaffAssignees>>, TError = ErrorType<ErrorPayload>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStaffAssignees>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStaffAssigneesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStaffAssignees>>> = ({ signal }) => listStaffAssignees({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStaffAssignees>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListStaffAssigneesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listStaffAssignees>>>
export type ListStaffAssigneesSuspenseQueryError = ErrorType<ErrorPayload>


export function useListStaffAssigneesSuspense<TData = Awaited<ReturnType<typeof listStaffAssignees>>, TError = ErrorType<ErrorPayload>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStaffAssignees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffAssigneesSuspense<TData = Awaited<ReturnType<typeof listStaffAssignees>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStaffAssignees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffAssigneesSuspense<TData = Awaited<ReturnType<typeof listStaffAssignees>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStaffAssignees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Кому можно передать обращение
 */

export function useListStaffAssigneesSuspense<TData = Awaited<ReturnType<typeof listStaffAssignees>>, TError = ErrorType<ErrorPayload>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStaffAssignees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStaffAssigneesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






