import { serveFormService } from './form-service-server'
import { ports } from './servers'

/** The stand-in form service as a process of its own. */
await serveFormService(ports.formService)
