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
  Employees
} from '../model';

const schemas = () => import('./partners.schemas.ts');
import type {
  ErrorPayload,
  ListEmployeesParams
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getListEmployeesUrl = (id: string,
    params?: ListEmployeesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/partners/${encodeURIComponent(String(id))}/employees?${stringifiedParams}` : `/api/v1/partners/${encodeURIComponent(String(id))}/employees`
}

/**
 * Сотрудники компании по фамилии; видят их все, кто в ней состоит.
 * @summary Сотрудники
 */
export const listEmployees = async (id: string,
    params?: ListEmployeesParams, options?: Parameters<typeof http>[1]): Promise<Employees> => {

  return http<Employees>(getListEmployeesUrl(id,params),
  {
    ...options,
    method: 'GET'

    ,
    schema: async () => (await schemas()).Employees
  }
);}





export const getListEmployeesQueryKey = (id: string,
    params?: ListEmployeesParams,) => {
    return [
    'api','v1','partners',id,'employees', ...(params ? [params] : [])
    ] as const;
    }


export const getListEmployeesQueryOptions = <TData = Awaited<ReturnType<typeof listEmployees>>, TError = ErrorType<ErrorPayload>>(id: string,
    params?: ListEmployeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEmployeesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEmployees>>> = ({ signal }) => listEmployees(id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListEmployeesQueryResult = NonNullable<Awaited<ReturnType<typeof listEmployees>>>
export type ListEmployeesQueryError = ErrorType<ErrorPayload>


export function useListEmployees<TData = Awaited<ReturnType<typeof listEmployees>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params: undefined |  ListEmployeesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEmployees>>,
          TError,
          Awaited<ReturnType<typeof listEmployees>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEmployees<TData = Awaited<ReturnType<typeof listEmployees>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params?: ListEmployeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEmployees>>,
          TError,
          Awaited<ReturnType<typeof listEmployees>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEmployees<TData = Awaited<ReturnType<typeof listEmployees>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params?: ListEmployeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Сотрудники
 */

export function useListEmployees<TData = Awaited<ReturnType<typeof listEmployees>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params?: ListEmployeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEmployeesQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Сотрудники
 */
export const prefetchListEmployeesQuery = async <TData = Awaited<ReturnType<typeof listEmployees>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string,
    params?: ListEmployeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListEmployeesQueryOptions(id,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListEmployees} query
 */
export const invalidateListEmployees = async (
 queryClient: QueryClient, id: string,
    params?: ListEmployeesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListEmployeesQueryKey(id,params) }, options);

  return queryClient;
}

/**
 * @summary Сотрудники
 */
export const useSetListEmployeesQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,
    params: ListEmployeesParams | undefined,updater: Awaited<ReturnType<typeof listEmployees>> | undefined | ((old: Awaited<ReturnType<typeof listEmployees>> | undefined) => Awaited<ReturnType<typeof listEmployees>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listEmployees>>>({ exact: $exactMatch, queryKey: getListEmployeesQueryKey(id,params) }, updater);
  };
}

/**
 * @summary Сотрудники
 */
export const useGetListEmployeesQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,
    params?: ListEmployeesParams,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof listEmployees>>>(getListEmployeesQueryKey(id,params));
}


export const getListEmployeesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listEmployees>>, TError = ErrorType<ErrorPayload>>(id: string,
    params?: ListEmployeesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEmployeesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEmployees>>> = ({ signal }) => listEmployees(id,params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListEmployeesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listEmployees>>>
export type ListEmployeesSuspenseQueryError = ErrorType<ErrorPayload>


export function useListEmployeesSuspense<TData = Awaited<ReturnType<typeof listEmployees>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params: undefined |  ListEmployeesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEmployeesSuspense<TData = Awaited<ReturnType<typeof listEmployees>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params?: ListEmployeesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEmployeesSuspense<TData = Awaited<ReturnType<typeof listEmployees>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params?: ListEmployeesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Сотрудники
 */

export function useListEmployeesSuspense<TData = Awaited<ReturnType<typeof listEmployees>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    params?: ListEmployeesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEmployeesSuspenseQueryOptions(id,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






