import { testEnvironment } from "../environment";

// Unit tests touch no database: the address leads nowhere, and a test that connects fails.
Object.assign(process.env, testEnvironment("postgresql://nobody:nothing@127.0.0.1:1/none"));
