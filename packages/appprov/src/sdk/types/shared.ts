// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

export namespace types {
  export namespace input {}

  export namespace output {}
}
