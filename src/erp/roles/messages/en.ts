export const en = {
  notFound: 'Role {id} does not exist',
  roleInUse: 'Users still have the role; give them another one first',
  roleNameReserved: 'Every company has a role with this code',
  permissionNotGrantable: '{permission} belongs to administrators or to the operator of the server',
  unknownPermission: 'There is no permission {permission}',
  unknownRole: 'There is no role {role}',
} as const;
